import type { DumpRow } from './dump';

export const FIRST_BATCH = 20;
const MAX_ROWS = 500;
const MAX_CHARACTERS = 1_000_000;

/** How many rows are read next, if they are as long as these were: some rows contain whole documents. */
export const nextBatchSize = (rows: readonly DumpRow[]): number => {
  const characters = rows.flat().reduce((sum, value) => sum + (value?.length ?? 0), 0);
  const fitting = Math.floor((MAX_CHARACTERS * rows.length) / Math.max(characters, 1));
  return Math.min(Math.max(fitting, 1), MAX_ROWS);
};
