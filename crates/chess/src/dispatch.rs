//! Chooses once, at first use, the code that suits the processor. The only file with `unsafe` code.

use std::sync::OnceLock;

use crate::attacks::{Sliders, Task};
use crate::sliders::{Portable, Table};
use crate::{Bitboard, Square};

/// Does `task` with the fastest sliders of this processor.
#[inline]
pub(crate) fn run<T: Task>(task: T) -> T::Output {
    match *FASTEST.get_or_init(Pext::detect) {
        Some(pext) => pext.run(task),
        None => Portable.run(task),
    }
}

static FASTEST: OnceLock<Option<Pext>> = OnceLock::new();

/// Sliders by PEXT. A value of this type exists only on processors that have all of
/// [`Pext::detect`].
#[derive(Clone, Copy)]
struct Pext(&'static Table);

#[cfg(target_arch = "x86_64")]
impl Pext {
    /// The sliders, if the processor has a fast PEXT and the other instructions that the code is
    /// compiled for.
    fn detect() -> Option<Self> {
        static TABLE: OnceLock<Table> = OnceLock::new();
        let has = std::is_x86_feature_detected!("bmi1")
            && std::is_x86_feature_detected!("bmi2")
            && std::is_x86_feature_detected!("lzcnt")
            && std::is_x86_feature_detected!("popcnt");
        (has && has_fast_pext()).then(|| Self(TABLE.get_or_init(Table::new)))
    }
}

#[cfg(not(target_arch = "x86_64"))]
impl Pext {
    /// No such processor.
    const fn detect() -> Option<Self> {
        None
    }
}

#[cfg(target_arch = "x86_64")]
impl Sliders for Pext {
    #[inline(always)]
    fn rook(self, square: Square, occupied: Bitboard) -> Bitboard {
        self.0.rook(square, |blockers| pext(self, occupied, blockers))
    }

    #[inline(always)]
    fn bishop(self, square: Square, occupied: Bitboard) -> Bitboard {
        self.0.bishop(square, |blockers| pext(self, occupied, blockers))
    }

    #[inline(always)]
    #[expect(unsafe_code, reason = "compiled for instructions that the processor has")]
    fn run<T: Task>(self, task: T) -> T::Output {
        // SAFETY: `self` proves that the processor has these instructions.
        unsafe { run_with_pext(self, task) }
    }
}

#[cfg(not(target_arch = "x86_64"))]
impl Sliders for Pext {
    fn rook(self, square: Square, occupied: Bitboard) -> Bitboard {
        Portable.rook(square, occupied)
    }

    fn bishop(self, square: Square, occupied: Bitboard) -> Bitboard {
        Portable.bishop(square, occupied)
    }

    fn run<T: Task>(self, task: T) -> T::Output {
        Portable.run(task)
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt")]
fn run_with_pext<T: Task>(sliders: Pext, task: T) -> T::Output {
    task.run(sliders)
}

#[cfg(target_arch = "x86_64")]
#[inline(always)]
#[expect(unsafe_code, reason = "PEXT has no safe form outside code compiled for it")]
fn pext(_proof: Pext, occupied: Bitboard, blockers: Bitboard) -> usize {
    // SAFETY: a `Pext` proves that the processor has BMI2.
    let extracted = unsafe { std::arch::x86_64::_pext_u64(occupied.0, blockers.0) };
    #[expect(clippy::cast_possible_truncation, reason = "usize has 64 bits here")]
    {
        extracted as usize
    }
}

/// Whether PEXT is one instruction and not a slow program inside the processor, as on AMD before
/// family 25.
#[cfg(target_arch = "x86_64")]
fn has_fast_pext() -> bool {
    use std::arch::x86_64::__cpuid;

    let vendor = __cpuid(0);
    let name = [vendor.ebx, vendor.edx, vendor.ecx].map(u32::to_le_bytes).concat();
    let version = __cpuid(1).eax;
    let family = (version >> 8 & 0xF) + (version >> 20 & 0xFF);
    let is_of_amd_design = name == b"AuthenticAMD" || name == b"HygonGenuine";
    !is_of_amd_design || family >= 0x19
}
