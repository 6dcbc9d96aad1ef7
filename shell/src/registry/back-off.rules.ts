const MAX_REFRESHES = 60;

/** How many registry refreshes (one a minute) to skip after that many failures before the next try: 0, 1, 3, 7 … 59. */
export const countRefreshesToSkip = (failures: number): number =>
  Math.min(2 ** (failures - 1), MAX_REFRESHES) - 1;
