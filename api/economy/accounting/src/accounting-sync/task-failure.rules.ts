import { Problem } from '@husrum/api-platform';
import { AccountingRefusal, ServiceError } from '@husrum/api-ports';
import { accountingTaskTexts, refusalText } from './accounting-task.texts';

/**
 * - STOP: not retried until a user resolves the problem
 * - DELAY: retried automatically
 * - RECONNECT: retried automatically after the connection is renewed
 */
export interface TaskFailure {
  readonly outcome: 'STOP' | 'DELAY' | 'RECONNECT';
  readonly text: string;
}

/** The outcome of a failed task, with the text for the user. */
export const toTaskFailure = (error: unknown, programLabel: string): TaskFailure => {
  if (error instanceof AccountingRefusal)
    return { outcome: 'STOP', text: refusalText(error.reason, programLabel) };
  if (error instanceof Problem)
    return error.key === 'invoiceChanged'
      ? { outcome: 'DELAY', text: error.message }
      : { outcome: 'STOP', text: error.message };
  if (error instanceof ServiceError) {
    if (error.failure === 'notFound')
      return { outcome: 'STOP', text: accountingTaskTexts.missing(programLabel) };
    if (error.failure === 'refused') return { outcome: 'STOP', text: refusalText('invalid', programLabel) };
    if (error.failure === 'unauthorized')
      return { outcome: 'RECONNECT', text: accountingTaskTexts.needsReconnect(programLabel) };
  }
  return { outcome: 'DELAY', text: accountingTaskTexts.unavailable(programLabel) };
};

const FIRST_PAUSE_MS = 30_000;
const MAX_PAUSE_MS = 30 * 60_000;

/** The pause after the given number of attempts: doubled each time, at most half an hour. */
export const pauseAfterMs = (attempts: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 10), MAX_PAUSE_MS);
