import type { JobRunRow } from '@husrum/contract/job-run';
import { sendingTexts } from './frame.texts';

type Counts = Pick<JobRunRow, 'status' | 'total' | 'made' | 'skipped' | 'failed'>;

export const countFinished = ({ made, skipped, failed }: Counts): number => made + skipped + failed;

/** `120 av 312 klara` while it runs, then `310 skickade, 2 misslyckade`. */
export const formatSending = (sending: Counts): string => {
  if (sending.status === 'RUNNING') return sendingTexts.progress(countFinished(sending), sending.total);
  const parts = [
    ...(sending.made > 0 ? [sendingTexts.sent(sending.made)] : []),
    ...(sending.skipped > 0 ? [sendingTexts.skipped(sending.skipped)] : []),
    ...(sending.failed > 0 ? [sendingTexts.failed(sending.failed)] : []),
  ];
  return parts.length === 0 ? sendingTexts.nothingSent : parts.join(', ');
};
