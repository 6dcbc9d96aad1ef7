import type { BrowserReport } from '@husrum/contract';
import { sql } from 'kysely';
import type { Tx } from '../platform/db';
import type { Health } from './health.rules';

export const insertReports = async (
  tx: Tx,
  reports: readonly BrowserReport[],
  signedIn: boolean,
): Promise<void> => {
  await tx
    .insertInto('browser_report')
    .values(
      reports.map(({ remote, build, kind, trace, message, stack, ms }) => ({
        ...{ remote, build, kind, trace, message, stack },
        ms: ms === null ? null : Math.round(ms),
        signed_in: signedIn,
      })),
    )
    .execute();
};

export interface BuildHealth extends Health {
  readonly remote: string;
  readonly build: string;
}

interface Asked {
  since: string;
  remote?: string;
  /** A canary is given to nobody else, so only they are compared; and a stranger cannot stop one. */
  signedInOnly?: boolean;
}

/** How each build does since the instant, by page visits: one that fails again and again is one visit. */
export const healthSince = (tx: Tx, { since, remote, signedInOnly }: Asked): Promise<BuildHealth[]> =>
  tx
    .selectFrom('browser_report')
    .select([
      'remote',
      'build',
      sql<number>`count(distinct trace)`.as('visits'),
      sql<number>`count(distinct trace) filter (where kind <> 'timing')`.as('failed'),
      sql<number | null>`percentile_cont(0.75) within group (order by ms) filter (where kind = 'timing')`.as(
        'loadP75',
      ),
    ])
    .where('at', '>=', since)
    .$if(remote !== undefined, (query) => query.where('remote', '=', remote ?? ''))
    .$if(signedInOnly === true, (query) => query.where('signed_in', '=', true))
    .groupBy(['remote', 'build'])
    .execute();

export const newestErrors = (tx: Tx, remote: string, count: number) =>
  tx
    .selectFrom('browser_report')
    .select(['id', 'at', 'build', 'kind', 'message', 'stack', 'trace'])
    .where('remote', '=', remote)
    .where('kind', '!=', 'timing')
    .orderBy('id', 'desc')
    .limit(count)
    .execute();

export const clearReportsBefore = async (tx: Tx, instant: string): Promise<void> => {
  await tx.deleteFrom('browser_report').where('at', '<', instant).execute();
};
