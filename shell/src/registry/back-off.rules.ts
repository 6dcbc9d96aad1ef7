const LONGEST = 60;

/** How many tellings of the registry, one a minute, pass before what failed that often is tried again: 0, 1, 3, 7 … 59. */
export const tellingsToWait = (failures: number): number => Math.min(2 ** (failures - 1), LONGEST) - 1;
