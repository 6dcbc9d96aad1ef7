import { errorCode, problem, type Settings, type Tx } from '@husrum/api-platform';
import { sql } from 'kysely';
import { reportErrors } from './report.texts';
import { limitEstimatedTime } from './report-cost.store';

/** The error code `query_canceled` of PostgreSQL. */
const QUERY_CANCELED = '57014';

export type ReportLimits = Pick<Settings, 'reportTimeoutSeconds' | 'databaseUrl'>;

/**
 * Limits the time of each statement of a report, and throws 422 for a slower one. PostgreSQL cancels the statement. The embedded
 * database cannot cancel one, so a statement whose estimated time is too long is not run.
 */
export const withReportTimeout = async <T>(
  tx: Tx,
  { reportTimeoutSeconds: seconds, databaseUrl }: ReportLimits,
  run: () => Promise<T>,
): Promise<T> => {
  if (databaseUrl === undefined) limitEstimatedTime(tx, seconds);
  await sql`select set_config('statement_timeout', ${String(seconds * 1000)}, true)`.execute(tx);
  try {
    return await run();
  } catch (error) {
    if (errorCode(error) !== QUERY_CANCELED) throw error;
    throw problem('invalid', { message: reportErrors.tooSlow(seconds) });
  }
};
