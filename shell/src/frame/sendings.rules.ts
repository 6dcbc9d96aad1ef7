import type { JobRunRow } from '@husrum/contract/job-run';
import { sendingTexts } from './frame.texts';

type Counts = Pick<JobRunRow, 'status' | 'total' | 'made' | 'skipped' | 'by_hand' | 'failed'>;

export const countFinished = ({ made, skipped, failed }: Counts): number => made + skipped + failed;

/** `120 av 312 klara` while it runs, then `310 skickade, 2 misslyckade`. */
export const formatSending = (sending: Counts): string => {
  if (sending.status === 'RUNNING') return sendingTexts.progress(countFinished(sending), sending.total);
  const { made, skipped, by_hand: byHand = 0, failed } = sending;
  const parts = [
    ...(made > 0 ? [sendingTexts.sent(made)] : []),
    ...(byHand > 0 ? [sendingTexts.byHand(byHand)] : []),
    ...(skipped > byHand ? [sendingTexts.skipped(skipped - byHand)] : []),
    ...(failed > 0 ? [sendingTexts.failed(failed)] : []),
  ];
  return parts.length === 0 ? sendingTexts.nothingSent : parts.join(', ');
};
