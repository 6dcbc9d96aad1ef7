import {
  column,
  naturalSortKey,
  orNotFound,
  paginate,
  type RequestContext,
  type Tx,
} from '@husrum/api-platform';
import type { QueryOf, ResponseOf } from '@husrum/contract/core';
import { type JobRunRow, type jobRunCalls, jobRunKinds, jobRunStatuses } from '@husrum/contract/job-run';
import { sql } from 'kysely';
import { runTitle } from './job-run.texts';

type ListContext = Pick<RequestContext, 'tx' | 'url'>;
type Runs = typeof jobRunCalls.list;
type Items = typeof jobRunCalls.items;

const countItems = (outcome: 'MADE' | 'SKIPPED' | 'FAILED') =>
  sql<number>`(select count(*) from job_run_item i where i.job_run_id = job_run.id and i.outcome = ${outcome})`;

/** The number of made items whose invoice waits until the accounting program has booked it, and is sent then. */
const countWaiting = sql<number>`
  (select count(*) from job_run_item i
   where job_run.kind in ('MAIL', 'SEND') and i.job_run_id = job_run.id and i.outcome = 'MADE' and exists (
     select from accounting_task t
     where t.invoicebase_id = i.invoicebase_id and t.kind = 'SEND' and t.state <> 'DONE'))`;

const countByHand = sql<number>`(select count(*) from job_run_item i where i.job_run_id = job_run.id and i.by_hand)`;

/** Runs with the numbers of their items. Items are committed one by one, so the numbers grow while a run goes on. */
export const findRunRows = async (tx: Tx, ids: readonly number[]): Promise<JobRunRow[]> => {
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
      countItems('MADE').as('made'),
      countWaiting.as('waiting'),
      countItems('SKIPPED').as('skipped'),
      countByHand.as('by_hand'),
      countItems('FAILED').as('failed'),
    ])
    .where('job_run.id', 'in', ids)
    .execute();
  return rows.map(({ company_id, company_name, ...run }) => ({
    ...run,
    title: runTitle(run.kind, run.period),
    company: company_id === null ? null : { id: company_id, name: company_name ?? '' },
  }));
};

export const listRuns = (context: ListContext, query: QueryOf<Runs>): Promise<ResponseOf<Runs>> => {
  const { kind, status, company_id } = query;
  return paginate(context, query, {
    from: context.tx
      .selectFrom('job_run')
      .$if(kind !== undefined, (all) => all.where('job_run.kind', '=', kind ?? 'GENERATE'))
      .$if(status !== undefined, (all) => all.where('job_run.status', '=', status ?? 'FAILED'))
      .$if(company_id !== undefined, (all) => all.where('job_run.company_id', '=', company_id ?? 0)),
    id: 'job_run.id',
    sort: {
      started_at: column('job_run.started_at'),
      kind: sql`array_position(${[...jobRunKinds]}::text[], job_run.kind)`,
      status: sql`array_position(${[...jobRunStatuses]}::text[], job_run.status)`,
      period: column('job_run.period'),
      company: sql`(select natural_key(name) from company where company.id = job_run.company_id)`,
    },
    defaultSort: [column('job_run.started_at'), 'desc'],
    load: (ids) => findRunRows(context.tx, ids),
  });
};

/** The items of a run, failures first. */
export const listRunItems = (
  context: ListContext,
  runId: number,
  query: QueryOf<Items>,
): Promise<ResponseOf<Items>> => {
  const { outcome } = query;
  const failuresFirst = sql`array_position(array['FAILED', 'SKIPPED', 'MADE'], job_run_item.outcome)`;
  return paginate(context, query, {
    from: context.tx
      .selectFrom('job_run_item')
      .where('job_run_item.job_run_id', '=', runId)
      .$if(outcome !== undefined, (all) => all.where('job_run_item.outcome', '=', outcome ?? 'FAILED')),
    id: 'job_run_item.id',
    sort: {
      outcome: failuresFirst,
      title: naturalSortKey('job_run_item.title'),
      at: column('job_run_item.at'),
    },
    defaultSort: [failuresFirst, 'asc'],
    load: (ids) =>
      context.tx
        .selectFrom('job_run_item')
        .select(['id', 'outcome', 'title', 'message', 'lease_id', 'invoicebase_id', 'reminder_id', 'at'])
        .where('id', 'in', ids)
        .execute(),
  });
};

export const readRun = async ({ tx }: Pick<RequestContext, 'tx'>, id: number): Promise<JobRunRow> => {
  const [run] = await findRunRows(tx, [id]);
  return orNotFound(run);
};
