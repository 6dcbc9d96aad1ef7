import type { OkOf, QueryOf } from '@husrum/contract/core';
import { type jobRunCalls, type RunRow, runKinds, runStatuses } from '@husrum/contract/job-run';
import { sql } from 'kysely';
import { column, naturalKey, pageOf, type Tx } from '../platform/db';
import type { RequestContext } from '../platform/http';
import { runTitle } from './job-run.texts';

type ListWork = Pick<RequestContext, 'tx' | 'url'>;
type Runs = typeof jobRunCalls.list;
type Items = typeof jobRunCalls.items;

const counted = (outcome: 'MADE' | 'SKIPPED' | 'FAILED') =>
  sql<number>`(select count(*) from job_run_item i where i.job_run_id = job_run.id and i.outcome = ${outcome})`;

/** Runs with how far they have come: counted from what is committed, so also while they run. */
export const runRows = async (tx: Tx, ids: readonly number[]): Promise<RunRow[]> => {
  const rows = await tx
    .selectFrom('job_run')
    .leftJoin('company', 'company.id', 'job_run.company_id')
    .leftJoin('user_account', 'user_account.id', 'job_run.started_by')
    .select([
      'job_run.id',
      'job_run.kind',
      'job_run.company_id',
      'job_run.period',
      'job_run.status',
      'job_run.total',
      'job_run.error',
      'job_run.attempts',
      'job_run.started_at',
      'job_run.finished_at',
      'company.name as company_name',
      'user_account.name as started_by',
      counted('MADE').as('made'),
      counted('SKIPPED').as('skipped'),
      counted('FAILED').as('failed'),
    ])
    .where('job_run.id', 'in', ids)
    .execute();
  return rows.map(({ company_id, company_name, ...run }) => ({
    ...run,
    title: runTitle(run.kind, run.period),
    company: company_id === null ? null : { id: company_id, name: company_name ?? '' },
  }));
};

export const runPage = (context: ListWork, query: QueryOf<Runs>): Promise<OkOf<Runs>> => {
  const { kind, status, company_id } = query;
  return pageOf(context, query, {
    from: context.tx
      .selectFrom('job_run')
      .$if(kind !== undefined, (all) => all.where('job_run.kind', '=', kind ?? 'GENERATE'))
      .$if(status !== undefined, (all) => all.where('job_run.status', '=', status ?? 'FAILED'))
      .$if(company_id !== undefined, (all) => all.where('job_run.company_id', '=', company_id ?? 0)),
    id: 'job_run.id',
    sort: {
      started_at: column('job_run.started_at'),
      kind: sql`array_position(${[...runKinds]}::text[], job_run.kind)`,
      status: sql`array_position(${[...runStatuses]}::text[], job_run.status)`,
      period: column('job_run.period'),
      company: sql`(select natural_key(name) from company where company.id = job_run.company_id)`,
    },
    defaultSort: [column('job_run.started_at'), 'desc'],
    load: (ids) => runRows(context.tx, ids),
  });
};

/** What the run did, what failed first. */
export const itemPage = (context: ListWork, runId: number, query: QueryOf<Items>): Promise<OkOf<Items>> => {
  const { outcome } = query;
  const order = sql`array_position(array['FAILED', 'SKIPPED', 'MADE'], job_run_item.outcome)`;
  return pageOf(context, query, {
    from: context.tx
      .selectFrom('job_run_item')
      .where('job_run_item.job_run_id', '=', runId)
      .$if(outcome !== undefined, (all) => all.where('job_run_item.outcome', '=', outcome ?? 'FAILED')),
    id: 'job_run_item.id',
    sort: {
      outcome: order,
      title: naturalKey('job_run_item.title'),
      at: column('job_run_item.at'),
    },
    defaultSort: [order, 'asc'],
    load: (ids) =>
      context.tx
        .selectFrom('job_run_item')
        .select(['id', 'outcome', 'title', 'message', 'lease_id', 'invoicebase_id', 'at'])
        .where('id', 'in', ids)
        .execute(),
  });
};
