import type { JobRunRow } from '@husrum/contract/job-run';
import { jobRunTexts } from './job-run.texts';

/** Processed items in whole percent; null until the server has counted the items. */
export const calculateJobRunPercent = ({
  total,
  made,
  skipped,
  failed,
}: Pick<JobRunRow, 'total' | 'made' | 'skipped' | 'failed'>): number | null => {
  if (total === null) return null;
  if (total === 0) return 100;
  return Math.min(100, Math.floor(((made + skipped + failed) / total) * 100));
};

/** Made items, without the invoices that an accounting program books before they are sent. */
export const countDone = ({ made, waiting = 0 }: Pick<JobRunRow, 'made' | 'waiting'>): number =>
  made - waiting;

/** Formats the counts of a run: `66 gjorda, 1 misslyckad`. Zeros are left out. */
export const formatOutcomeCounts = (
  run: Pick<JobRunRow, 'made' | 'waiting' | 'skipped' | 'by_hand' | 'failed'>,
): string => {
  const { waiting = 0, skipped, by_hand: byHand = 0, failed } = run;
  const counts = { made: countDone(run), waiting, byHand, skipped: skipped - byHand, failed };
  const parts = (['made', 'waiting', 'byHand', 'skipped', 'failed'] as const).filter(
    (outcome) => counts[outcome] > 0,
  );
  if (parts.length === 0) return '–';
  return parts.map((outcome) => jobRunTexts.outcomeCount[outcome](counts[outcome])).join(', ');
};
