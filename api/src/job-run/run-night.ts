import { adjustDue } from './adjust-due';
import { archiveDue } from './archive-due';
import { generateDue } from './generate-due';
import type { Night } from './night';
import { sendDue } from './send-due';
import { tellOverdue } from './tell-overdue';

/**
 * A night of an account: what the passing of a day brings, each step in order. Every step looks at what there is rather
 * than at what was done last, so that nights that were missed are caught up, and a night may be run again at any time.
 */
export const runNight = async (night: Night): Promise<void> => {
  for (const step of [tellOverdue, adjustDue, generateDue, sendDue, archiveDue]) {
    night.signal.throwIfAborted();
    await step(night);
  }
};
