import type { RunRow } from '@husrum/contract/job-run';

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

const words = {
  made: ['gjord', 'gjorda'],
  skipped: ['överhoppad', 'överhoppade'],
  failed: ['misslyckad', 'misslyckade'],
} as const;

/** `66 gjorda, 1 misslyckad`; what there is none of is left out. */
export const outcomeText = (run: Pick<RunRow, 'made' | 'skipped' | 'failed'>): string => {
  const parts = (['made', 'skipped', 'failed'] as const).filter((outcome) => run[outcome] > 0);
  if (parts.length === 0) return '–';
  return parts.map((outcome) => `${run[outcome]} ${words[outcome][run[outcome] === 1 ? 0 : 1]}`).join(', ');
};
