import type { Tx } from '@husrum/api-platform';
import type { BrowserReport } from '@husrum/contract/telemetry';
import { sql } from 'kysely';
import type { Health } from './health.rules';

export interface NewReport extends BrowserReport {
  readonly sender: string | null;
}

export const insertReports = async (tx: Tx, reports: readonly NewReport[]): Promise<void> => {
  await tx
    .insertInto('browser_report')
    .values(
      reports.map(({ remote, build, kind, trace, message, stack, ms, sender }) => ({
        ...{ remote, build, kind, trace, message, stack, sender },
        ms: ms === null ? null : Math.round(ms),
      })),
    )
    .execute();
};

export interface BuildHealth extends Health {
  readonly remote: string;
  readonly build: string;
}

/**
 * The visits of each build that started since the instant: those with a timing, and those where the build failed to load. Visits that
 * started earlier are left out: their timing was reported before the instant, so that only their errors would count.
 */
const visitsSince = (tx: Tx, since: string) =>
  tx
    .selectFrom('browser_report')
    .select([
      ...(['remote', 'build', 'trace'] as const),
      sql<string | null>`max(sender)`.as('sender'),
      sql<boolean>`bool_or(kind <> 'timing')`.as('failed'),
      sql<number | null>`min(ms) filter (where kind = 'timing')`.as('ms'),
      sql<string>`min(at)`.as('at'),
    ])
    .where('at', '>=', since)
    .groupBy(['remote', 'build', 'trace'])
    .having(
      sql<boolean>`bool_or(kind = 'timing') or bool_or(kind = 'load') and not exists (
        select from browser_report started where started.kind = 'timing' and started.trace = browser_report.trace
          and started.remote = browser_report.remote and started.build = browser_report.build)`,
    );

const healthColumns = [
  sql<number>`count(*)`.as('visits'),
  sql<number>`count(*) filter (where failed)`.as('failed'),
  sql<number | null>`percentile_cont(0.75) within group (order by ms)`.as('loadP75'),
] as const;

/** The health of each build since the instant. A visit with many errors counts once. */
export const listBuildHealth = (tx: Tx, since: string): Promise<BuildHealth[]> =>
  tx
    .selectFrom(visitsSince(tx, since).as('visit'))
    .select(['remote', 'build', ...healthColumns])
    .groupBy(['remote', 'build'])
    .execute();

interface CanaryPeriod {
  since: string;
  remote: string;
  /** How many visits of one user count. */
  maxVisitsPerUser: number;
}

/**
 * The health of each build of a remote since the instant, from the visits of users who take part in its canary. Only the first
 * visits of each user count.
 */
export const listCanaryHealth = (
  tx: Tx,
  { since, remote, maxVisitsPerUser }: CanaryPeriod,
): Promise<BuildHealth[]> =>
  tx
    .selectFrom(
      tx
        .selectFrom(visitsSince(tx, since).where('remote', '=', remote).as('visit'))
        .select(['remote', 'build', 'failed', 'ms'])
        .select(sql<number>`row_number() over (partition by build, sender order by at, trace)`.as('nth'))
        .where('sender', 'is not', null)
        .as('counted'),
    )
    .select(['remote', 'build', ...healthColumns])
    .where('nth', '<=', maxVisitsPerUser)
    .groupBy(['remote', 'build'])
    .execute();

export const listNewestErrors = (tx: Tx, remote: string, count: number) =>
  tx
    .selectFrom('browser_report')
    .select(['id', 'at', 'build', 'kind', 'message', 'stack', 'trace'])
    .where('remote', '=', remote)
    .where('kind', '!=', 'timing')
    .orderBy('id', 'desc')
    .limit(count)
    .execute();

export const deleteReportsBefore = async (tx: Tx, instant: string): Promise<void> => {
  await tx.deleteFrom('browser_report').where('at', '<', instant).execute();
};
