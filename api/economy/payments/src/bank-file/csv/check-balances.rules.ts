/** A row in the order of time, with the balance of the account after it. */
export interface BalancedRow {
  readonly ore: number;
  readonly balanceOre: number | null;
}

/**
 * Whether each balance is the one before it and the amount of its row. If not, rows are missing: the file is cut off, or it was made
 * from a part of the rows, such as the deposits only. A row without a balance, or that cannot be read, ends the comparison until the
 * next balance.
 */
export const hasUnbrokenBalances = (rows: readonly (BalancedRow | null)[]): boolean => {
  let before: number | null = null;
  for (const row of rows) {
    const balance = row?.balanceOre ?? null;
    if (row !== null && balance !== null && before !== null && before + row.ore !== balance) return false;
    before = balance;
  }
  return true;
};
