import type { JobRunRow } from '@husrum/contract/job-run';
import { jobRunTexts } from './job-run.texts';

/** Processed items in whole percent; null until the server has counted the items. */
export const calculateJobRunPercent = ({
  total,
  made,
  skipped,
  failed,
}: Pick<JobRunRow, 'total' | 'made' | 'skipped' | 'failed'>): number | null =>
  total === null
    ? null
    : total === 0
      ? 100
      : Math.min(100, Math.floor(((made + skipped + failed) / total) * 100));

/** Formats the counts of a run: `66 gjorda, 1 misslyckad`. Zeros are left out. */
export const formatOutcome = (run: Pick<JobRunRow, 'made' | 'skipped' | 'failed'>): string => {
  const parts = (['made', 'skipped', 'failed'] as const).filter((outcome) => run[outcome] > 0);
  if (parts.length === 0) return '–';
  return parts.map((outcome) => jobRunTexts.outcomeCount[outcome](run[outcome])).join(', ');
};
