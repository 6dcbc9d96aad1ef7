import { selectLeases } from '@husrum/api-leases';
import { entityHouse, selectSubtreeIds } from '@husrum/api-objects';
import { equalsAny, insertRows, type Tx } from '@husrum/api-platform';
import type { LocalDate } from '@husrum/format';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';

type RunTable = DatabaseTables['index_run'];
type RowTable = DatabaseTables['index_run_row'];
export type Run = Selectable<RunTable>;
export type RunRow = Selectable<RowTable>;

export interface RunScope {
  readonly companyId: number | null;
  /** A house: everything in it. */
  readonly entityId: number | null;
}

/** The leases with an index clause that run on a day or later, each with its clause. */
export const listLeasesWithClause = (tx: Tx, { companyId, entityId }: RunScope, from: LocalDate) =>
  selectLeases(tx)
    .innerJoin('index_clause', 'index_clause.lease_id', 'lease.id')
    .select([
      'lease.id as lease_id',
      'lease.start',
      'lease.entity_id',
      'entity.name as entity_name',
      entityHouse('entity.id').as('house'),
      'company.name as company',
      'tenant.name as tenant',
      'index_clause.base_rent_ore',
      'index_clause.share',
      'index_clause.series',
      'index_clause.base_value',
      'index_clause.base_year',
      'index_clause.first_year',
      'index_clause.may_fall',
      'index_clause.conversion',
    ])
    .where(({ eb, or }) => or([eb('lease.stop', 'is', null), eb('lease.stop', '>=', from)]))
    .$if(companyId !== null, (all) => all.where('entity.company_id', '=', companyId ?? 0))
    .$if(entityId !== null, (all) =>
      all.where(sql<boolean>`entity.id in (${selectSubtreeIds(entityId ?? 0)})`),
    )
    .orderBy('entity.name_key')
    .orderBy('lease.id')
    .execute();

/** Locks the clauses, so that two runs do not start with the same leases. */
export const lockClauses = async (tx: Tx): Promise<void> => {
  await tx.selectFrom('index_clause').select('id').orderBy('id').forUpdate().execute();
};

/** The latest supplement of before the year that counts, by lease. */
export const findEarlierSupplements = async (
  tx: Tx,
  leaseIds: readonly number[],
  year: number,
): Promise<ReadonlyMap<number, RunRow>> => {
  const rows = await tx
    .selectFrom('index_run_row')
    .selectAll()
    .distinctOn('lease_id')
    .where(equalsAny('lease_id', leaseIds))
    .where('state', '=', 'DONE')
    .where('year', '<', year)
    .orderBy('lease_id')
    .orderBy('year', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.lease_id, row]));
};

/** Those of the leases whose rent a run has changed, or is about to change, for the year. */
export const findDoneLeases = async (
  tx: Tx,
  leaseIds: readonly number[],
  year: number,
): Promise<ReadonlySet<number>> => {
  const rows = await tx
    .selectFrom('index_run_row')
    .select('lease_id')
    .where(equalsAny('lease_id', leaseIds))
    .where('year', '=', year)
    .where('state', 'in', ['WAITING', 'DONE'])
    .execute();
  return new Set(rows.map(({ lease_id }) => lease_id));
};

export const insertRun = async (tx: Tx, run: Insertable<RunTable>): Promise<number> => {
  const { id } = await tx.insertInto('index_run').values(run).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const insertRunRows = (tx: Tx, rows: readonly Insertable<RowTable>[]): Promise<void> =>
  insertRows(tx, 'index_run_row', rows);

export const findRun = (tx: Tx, id: number): Promise<Run | undefined> =>
  tx.selectFrom('index_run').selectAll().where('id', '=', id).executeTakeFirst();

export const lockRun = (tx: Tx, id: number): Promise<Run | undefined> =>
  tx.selectFrom('index_run').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const saveRun = async (tx: Tx, id: number, change: Updateable<RunTable>): Promise<void> => {
  await tx.updateTable('index_run').set(change).where('id', '=', id).execute();
};

/**
 * Locks the next rows of a run that wait, in the order of their ids. Another worker waits for them, and then finds them done: a rent is
 * changed once.
 */
export const lockWaitingRows = (tx: Tx, runId: number, limit: number): Promise<RunRow[]> =>
  tx
    .selectFrom('index_run_row')
    .selectAll()
    .where('index_run_id', '=', runId)
    .where('state', '=', 'WAITING')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();

export const lockRow = (tx: Tx, id: number): Promise<RunRow | undefined> =>
  tx.selectFrom('index_run_row').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const lockDoneRows = (tx: Tx, runId: number): Promise<RunRow[]> =>
  tx
    .selectFrom('index_run_row')
    .selectAll()
    .where('index_run_id', '=', runId)
    .where('state', '=', 'DONE')
    .orderBy('id')
    .forUpdate()
    .execute();

export const saveRow = async (tx: Tx, id: number, change: Updateable<RowTable>): Promise<void> => {
  await tx.updateTable('index_run_row').set(change).where('id', '=', id).execute();
};

/** A sent invoice with the new rent of a row, which keeps it from being undone. */
export interface SentInvoice {
  readonly rowId: number;
  readonly entityName: string;
  readonly reference: string | null;
}

/**
 * The invoices that were sent with the new rents of rows: rent invoices of days from 1 January that got their number after the change,
 * and supplements for what the others lacked.
 */
export const listInvoicesWithNewRent = async (tx: Tx, rowIds: readonly number[]): Promise<SentInvoice[]> => {
  const { rows } = await sql<SentInvoice>`
    select distinct on (row.id) row.id as "rowId", entity.name as "entityName", invoice.reference
    from index_run_row row
    join rent_adjustment adjustment on adjustment.id = row.rent_adjustment_id
    join rent_adjustment_effect effect on effect.rent_adjustment_id = adjustment.id and effect.lease_id = row.lease_id
    join lease on lease.id = row.lease_id
    join entity on entity.id = lease.entity_id
    join invoicebase invoice on invoice.lease_id = row.lease_id
    where ${equalsAny('row.id', rowIds)} and invoice.locked_at is not null
      and invoice.cancelled_at is null and invoice.credited_at is null
      and (invoice.id = effect.supplement_id
        or (invoice.kind = 'RENT' and invoice.stop >= adjustment.effective_on and invoice.locked_at > adjustment.executed_at))
    order by row.id, invoice.id`.execute(tx);
  return rows;
};

/** The names of the objects of rows, by row. */
export const findObjectNames = async (
  tx: Tx,
  rowIds: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const rows = await tx
    .selectFrom('index_run_row')
    .innerJoin('lease', 'lease.id', 'index_run_row.lease_id')
    .innerJoin('entity', 'entity.id', 'lease.entity_id')
    .select(['index_run_row.id', 'entity.name'])
    .where(equalsAny('index_run_row.id', rowIds))
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
};
