import { sql } from 'kysely';
import type { Tx } from '../platform/db';
import { errorCode, problem } from '../platform/errors';
import { reportErrors } from './report.texts';

const CANCELLED_BY_TIMEOUT = '57014';

/**
 * Cancels each statement of a report after so many seconds, and throws 422 with a sentence. PostgreSQL only: the embedded
 * database cannot cancel a statement.
 */
export const withReportTimeout = async <T>(tx: Tx, seconds: number, run: () => Promise<T>): Promise<T> => {
  await sql`select set_config('statement_timeout', ${String(seconds * 1000)}, true)`.execute(tx);
  try {
    return await run();
  } catch (error) {
    if (errorCode(error) !== CANCELLED_BY_TIMEOUT) throw error;
    throw problem('invalid', { message: reportErrors.tooSlow(seconds) });
  }
};
