/** Whole percent, never 100 before everything is in. */
export const collectedPercent = (billed: number, paid: number): number =>
  billed <= 0 ? 0 : Math.min(100, Math.max(0, Math.floor((paid / billed) * 100)));
