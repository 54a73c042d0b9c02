//! Chooses once, at first use, the code that suits the processor. The only file with `unsafe` code.

use crate::attacks::{Sliders, Task};
use crate::sliders::Portable;

/// Does `task` with the fastest sliders of this processor.
#[inline]
pub(crate) fn run<T: Task>(task: T) -> T::Output {
    #[cfg(target_arch = "x86_64")]
    if let Some(pext) = pext::Pext::of_this_processor() {
        return pext.run(task);
    }
    Portable.run(task)
}

#[cfg(target_arch = "x86_64")]
mod pext {
    use std::arch::x86_64::{__cpuid, _pext_u64};
    use std::sync::OnceLock;

    use crate::attacks::{Sliders, Task};
    use crate::table::Table;
    use crate::{Bitboard, Square};

    /// Sliders by PEXT. A value exists only on processors that have all that [`detect`] asks for.
    #[derive(Clone, Copy)]
    pub(super) struct Pext(&'static Table);

    impl Pext {
        #[inline]
        pub(super) fn of_this_processor() -> Option<Self> {
            static FASTEST: OnceLock<Option<Pext>> = OnceLock::new();
            *FASTEST.get_or_init(detect)
        }
    }

    impl Sliders for Pext {
        #[inline(always)]
        fn rook(self, square: Square, occupied: Bitboard) -> Bitboard {
            self.0.rook(square, |blockers| extract(self, occupied, blockers))
        }

        #[inline(always)]
        fn bishop(self, square: Square, occupied: Bitboard) -> Bitboard {
            self.0.bishop(square, |blockers| extract(self, occupied, blockers))
        }

        #[inline(always)]
        #[expect(unsafe_code, reason = "compiled for instructions that the processor has")]
        fn run<T: Task>(self, task: T) -> T::Output {
            // SAFETY: `self` proves that the processor has these instructions.
            unsafe { run_with_pext(self, task) }
        }
    }

    #[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt")]
    fn run_with_pext<T: Task>(sliders: Pext, task: T) -> T::Output {
        task.run(sliders)
    }

    #[inline(always)]
    #[expect(unsafe_code, reason = "PEXT has no safe form outside code compiled for it")]
    fn extract(_proof: Pext, occupied: Bitboard, blockers: Bitboard) -> usize {
        // SAFETY: a `Pext` proves that the processor has BMI2.
        let extracted = unsafe { _pext_u64(occupied.0, blockers.0) };
        usize::try_from(extracted).expect("usize has 64 bits here")
    }

    /// The sliders, if PEXT is fast and the other instructions are there for which the code is
    /// compiled.
    fn detect() -> Option<Pext> {
        static TABLE: OnceLock<Table> = OnceLock::new();
        let has = std::is_x86_feature_detected!("bmi1")
            && std::is_x86_feature_detected!("bmi2")
            && std::is_x86_feature_detected!("lzcnt")
            && std::is_x86_feature_detected!("popcnt");
        (has && has_fast_pext()).then(|| Pext(TABLE.get_or_init(Table::new)))
    }

    /// Whether PEXT is one instruction and not a slow program inside the processor, as on AMD before
    /// family 25.
    fn has_fast_pext() -> bool {
        let vendor = __cpuid(0);
        let name = [vendor.ebx, vendor.edx, vendor.ecx].map(u32::to_le_bytes).concat();
        let version = __cpuid(1).eax;
        let family = (version >> 8 & 0xF) + (version >> 20 & 0xFF);
        let is_of_amd_design = name == b"AuthenticAMD" || name == b"HygonGenuine";
        !is_of_amd_design || family >= 0x19
    }
}
