import type { JobRunRow } from '@husrum/contract/job-run';
import { taskTexts } from './frame.texts';

type Counts = Pick<JobRunRow, 'status' | 'total' | 'made' | 'skipped' | 'failed'>;

export const countFinished = ({ made, skipped, failed }: Counts): number => made + skipped + failed;

/** `120 av 312 klara` while it runs, then `310 skickade, 2 misslyckade`. */
export const formatTask = (task: Counts): string => {
  if (task.status === 'RUNNING') return taskTexts.progress(countFinished(task), task.total);
  const parts = [
    ...(task.made > 0 ? [taskTexts.sent(task.made)] : []),
    ...(task.skipped > 0 ? [taskTexts.skipped(task.skipped)] : []),
    ...(task.failed > 0 ? [taskTexts.failed(task.failed)] : []),
  ];
  return parts.length === 0 ? taskTexts.nothingSent : parts.join(', ');
};
