import { errorCode, problem, type Settings, type Tx } from '@husrum/api-platform';
import { sql } from 'kysely';
import { reportErrors } from './report.texts';

/** The error code `query_canceled` of PostgreSQL. */
const QUERY_CANCELED = '57014';

export type ReportLimits = Pick<Settings, 'reportTimeoutSeconds'>;

/** Limits the time of each statement of a report: PostgreSQL cancels a slower one, and this throws 422. */
export const withReportTimeout = async <T>(
  tx: Tx,
  { reportTimeoutSeconds: seconds }: ReportLimits,
  run: () => Promise<T>,
): Promise<T> => {
  await sql`select set_config('statement_timeout', ${String(seconds * 1000)}, true)`.execute(tx);
  try {
    return await run();
  } catch (error) {
    if (errorCode(error) !== QUERY_CANCELED) throw error;
    throw problem('invalid', { message: reportErrors.tooSlow(seconds) });
  }
};
