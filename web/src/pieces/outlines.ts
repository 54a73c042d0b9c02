/**
 * Our own chessmen, on a ground of 100 by 100. All but the knight are turned on a lathe: half a profile is drawn, from
 * the top of the axis down its right side to the foot, and mirrored.
 */

/** A chessman as paths: its silhouette, and the lines upon it. */
export interface Outline {
  shape: string;
  lines: string;
}

const FOOT = "C 78.8 79.8 80 82 80 84.6 C 83 85.4 84 88 84 90 L 84 92.5 L 50 92.5";
const FOOT_LINES = "M 22 84.6 L 78 84.6";

const PAWN: Outline = {
  shape: lathe(
    `M 50 21 C 58.5 21 64.5 27.5 64.5 35 C 64.5 40 62 44 58.5 46.5 C 63 47 66.5 48.8 66.5 51
     C 66.5 53 63 54 58 54 C 58.5 64 63 72 72 77.6 C 75.4 79.8 77 82 77 84.5 C 80 85.4 81 88 81 90
     L 81 92.5 L 50 92.5`,
  ),
  lines: "M 42 54 C 47 55 53 55 58 54 M 41.5 46.5 C 47 47.6 53 47.6 58.5 46.5 M 25 84.4 L 75 84.4",
};

const ROOK: Outline = {
  shape: lathe(
    `M 50 19 L 57 19 L 57 26 L 65 26 L 65 19 L 75.5 19 L 75.5 34 C 73 37.5 70 39.5 67 41
     C 67 52 68.5 63 71.5 71 C 72.4 74 73.6 76.4 76 78 ${FOOT}`,
  ),
  lines: `M 26.5 34 L 73.5 34 M 33.5 41 L 66.5 41 M 29 71 L 71 71 ${FOOT_LINES}`,
};

const BISHOP: Outline = {
  shape: lathe(
    `M 50 8 C 53.4 8 55.8 10.4 55.8 13.4 C 55.8 15.4 54.8 17 53.4 18 C 62 24 68.5 33 68.5 41.5
     C 68.5 46.5 66 50.5 62.5 53 C 66.5 53.6 69.5 55 69.5 57 C 69.5 59 66 60 61 60.2
     C 61.4 67 66 71.8 76 78 ${FOOT}`,
  ),
  lines: `M 60.5 26 L 51.5 38.5 M 37.5 53 C 45 54.6 55 54.6 62.5 53 M 39 60.2 C 46 61.4 54 61.4 61 60.2
    ${FOOT_LINES}`,
};

const QUEEN: Outline = {
  shape: lathe(
    `M 50 6.5 C 53.4 6.5 55.8 9 55.8 12 C 55.8 14.6 54.4 16.4 52.8 17.3 L 59.6 32 L 70 17.8
     L 71.5 34 L 84.5 25 L 70.5 51 C 73 52 74.5 53.6 74.5 55.4 C 74.5 57.6 71.5 59 66.5 59.4
     C 66.4 68 69 73.6 76 78 ${FOOT}`,
  ),
  lines: `M 29.5 51 C 42 53.6 58 53.6 70.5 51 M 33.5 59.4 C 44 61 56 61 66.5 59.4 ${FOOT_LINES}`,
};

const KING: Outline = {
  shape: lathe(
    `M 50 3 L 54.4 3 L 53.3 9.4 L 60.4 8.3 L 60.4 16.7 L 53.3 15.6 L 54 22.6
     C 57.5 23.4 59.5 26 59.6 29 C 66 26.4 77.5 27.6 79.5 36.5 C 80.5 42 76 47 71.5 51
     C 74 52 75.5 53.6 75.5 55.4 C 75.5 57.6 72.5 59 67.5 59.4 C 67.4 68 69.6 73.8 76 78 ${FOOT}`,
  ),
  lines: `M 28.5 51 C 42 53.8 58 53.8 71.5 51 M 32.5 59.4 C 44 61 56 61 67.5 59.4
    M 59.6 29 C 59 36 54 42 50 46 C 46 42 41 36 40.4 29 ${FOOT_LINES}`,
};

const KNIGHT: Outline = {
  shape: `M 45.5 20.5 C 45 15.5 46.5 11.5 49 9 C 51.5 12 53.5 14.5 55 17.6 C 70 20.5 79.5 36 79 56
    C 78.8 66 77.5 72.5 76.5 77 C 79 79 80 82 80 84.5 C 83 85.4 84 88 84 90 L 84 92.5 L 16 92.5
    L 16 90 C 16 88 17 85.4 20 84.5 C 20 80 21.5 77.5 25 75.5 C 27.5 65 38.5 58.5 45.5 49
    C 41.5 51.5 37 52.6 33 53.4 C 31 57.5 28 60.6 24.5 60.8 C 18.5 61 14.5 56 15.5 50.5
    C 19.5 43.5 24.5 37 28.5 30.5 C 30.5 26 38.5 20.5 45.5 20.5 Z`,
  lines: `M 34 33.6 C 35.6 32 38 31.6 40 32.6 M 20.6 52 C 21.6 51 22.6 50.8 23.6 51.2
    M 58.5 24.5 C 67.5 30 71.5 42 70.5 56 M 25 75.5 C 40 78 62 78 76.5 77 M 22 84.6 L 78 84.6`,
};

export const OUTLINES: Record<string, Outline> = {
  K: KING,
  Q: QUEEN,
  R: ROOK,
  B: BISHOP,
  N: KNIGHT,
  P: PAWN,
};

/** The whole silhouette of half a profile of absolute `M`, `L` and `C` commands about the axis x = 50. */
export function lathe(profile: string): string {
  const steps = [...profile.matchAll(/([MLC])([^MLC]*)/g)].map(([, kind, rest]) => ({
    kind,
    numbers: (rest?.trim().split(/\s+/) ?? []).map(Number),
  }));
  const back: string[] = [];
  // A segment runs backwards from its own end to the end of the one before it.
  for (let place = steps.length - 1; place > 0; place -= 1) {
    const { kind, numbers } = steps[place]!;
    const end = steps[place - 1]!.numbers.slice(-2);
    const reversed = kind === "C" ? [...pair(numbers, 2), ...pair(numbers, 0), ...end] : end;
    back.push(kind + reversed.map((value, at) => (at % 2 === 0 ? 100 - value : value)).join(" "));
  }
  return `${profile.replace(/\s+/g, " ")} ${back.join(" ")} Z`;
}

function pair(numbers: number[], from: number): number[] {
  return numbers.slice(from, from + 2);
}
