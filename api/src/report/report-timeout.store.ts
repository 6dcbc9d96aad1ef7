import { sql } from 'kysely';
import type { Tx } from '../platform/db';
import { errorCode, problem } from '../platform/errors';
import type { Settings } from '../platform/settings';
import { reportErrors } from './report.texts';
import { limitCost } from './report-cost.store';

const CANCELLED_BY_TIMEOUT = '57014';

export type ReportLimits = Pick<Settings, 'reportTimeoutSeconds' | 'databaseUrl'>;

/**
 * Limits each statement of a report to so many seconds, and throws 422 with a sentence. PostgreSQL cancels it. The embedded
 * database cannot cancel a statement, and refuses one whose estimate is too high.
 */
export const withReportTimeout = async <T>(
  tx: Tx,
  { reportTimeoutSeconds: seconds, databaseUrl }: ReportLimits,
  run: () => Promise<T>,
): Promise<T> => {
  if (databaseUrl === undefined) limitCost(tx, seconds);
  await sql`select set_config('statement_timeout', ${String(seconds * 1000)}, true)`.execute(tx);
  try {
    return await run();
  } catch (error) {
    if (errorCode(error) !== CANCELLED_BY_TIMEOUT) throw error;
    throw problem('invalid', { message: reportErrors.tooSlow(seconds) });
  }
};
