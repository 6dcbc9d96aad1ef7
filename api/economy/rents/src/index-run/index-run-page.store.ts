import { column, orNotFound, paginate, type RequestContext, requireRow, type Tx } from '@husrum/api-platform';
import type { QueryOf, ResponseOf } from '@husrum/contract/core';
import type { IndexRun, IndexRunRow, indexRunCalls } from '@husrum/contract/index-run';
import { fromOre } from '@husrum/format';
import { sql } from 'kysely';
import { toAmounts } from './index-row.rules';
import { findRunRows, findRunSummaries } from './index-run-list.store';

type Reader = Pick<RequestContext, 'tx'>;
type List = typeof indexRunCalls.list;
type Rows = typeof indexRunCalls.rows;

const toRuns = async (tx: Tx, ids: readonly number[]): Promise<IndexRun[]> =>
  (await findRunSummaries(tx, ids)).map(({ old_year_ore, new_year_ore, ...run }) => ({
    ...run,
    old_year: fromOre(old_year_ore),
    new_year: fromOre(new_year_ore),
  }));

export const readIndexRun = async ({ tx }: Reader, id: number): Promise<IndexRun> =>
  orNotFound((await toRuns(tx, [id]))[0]);

export const listIndexRuns = (
  context: Reader & Pick<RequestContext, 'url'>,
  query: QueryOf<List>,
): Promise<ResponseOf<List>> =>
  paginate(context, query, {
    from: context.tx.selectFrom('index_run'),
    id: 'index_run.id',
    sort: { year: column('index_run.year'), created_at: column('index_run.created_at') },
    defaultSort: [column('index_run.id'), 'desc'],
    load: (ids) => toRuns(context.tx, ids),
  });

type FoundRow = Awaited<ReturnType<typeof findRunRows>>[number];

const toRow = (found: FoundRow): IndexRunRow => ({
  ...{ id: found.id, lease_id: found.lease_id, company: found.company, tenant: found.tenant },
  entity: { id: found.entity_id, name: found.entity_name, house: found.house },
  ...toAmounts(found),
  ...{ state: found.state, reason: found.reason, rent_adjustment_id: found.rent_adjustment_id },
  ...{ payment_interval: found.payment_interval, email: found.email, letter_error: found.mail_error },
  ...{ letter_sent_at: found.sent_at, letter_sent_to: found.sent_to },
  letter_waiting: found.mail_wanted_at !== null && found.sent_at === null && found.mail_error === null,
});

export const listIndexRunRows = async (
  context: Reader & Pick<RequestContext, 'url'>,
  runId: number,
  query: QueryOf<Rows>,
): Promise<ResponseOf<Rows>> => {
  await requireRow(context.tx, 'index_run', runId);
  const { state } = query;
  const entityName = sql`(select entity.name_key from lease join entity on entity.id = lease.entity_id
    where lease.id = index_run_row.lease_id)`;
  return paginate(context, query, {
    from: context.tx
      .selectFrom('index_run_row')
      .where('index_run_row.index_run_id', '=', runId)
      .$if(state !== undefined, (all) => all.where('index_run_row.state', '=', state ?? 'DONE')),
    id: 'index_run_row.id',
    sort: {
      entity: entityName,
      new_year: column('index_run_row.new_year_ore'),
      new_supplement: column('index_run_row.new_supplement_ore'),
    },
    defaultSort: [entityName, 'asc'],
    load: async (ids) => (await findRunRows(context.tx, ids)).map(toRow),
  });
};

/** A row of a run, with the id of the run. */
export const findIndexRunRow = async (
  { tx }: Reader,
  id: number,
): Promise<{ index_run_id: number; row: IndexRunRow } | undefined> => {
  const [found] = await findRunRows(tx, [id]);
  return found && { index_run_id: found.index_run_id, row: toRow(found) };
};
