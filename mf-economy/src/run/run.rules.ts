import type { RunRow } from '@husrum/contract';

/** Whole percent of what there is to do; null until that is counted. */
export const runPercent = ({
  total,
  made,
  skipped,
  failed,
}: Pick<RunRow, 'total' | 'made' | 'skipped' | 'failed'>): number | null =>
  total === null
    ? null
    : total === 0
      ? 100
      : Math.min(100, Math.floor(((made + skipped + failed) / total) * 100));
