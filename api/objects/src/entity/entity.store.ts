import { equalsAny, type Tx } from '@husrum/api-platform';
import type { PaymentInterval } from '@husrum/contract/lease';
import { sql } from 'kysely';

export interface EntityFields {
  readonly name: string;
  readonly entity_type_id: number;
  readonly company_id: number | null;
  readonly parent_id: number | null;
  readonly address: string;
  readonly postal_code: string;
  readonly city: string;
  readonly country: string;
  /** In SEK without VAT per payment interval; with `fee_as_m2`, per m² and payment interval. */
  readonly fee: number | null;
  readonly fee_as_m2: boolean;
  readonly payment_interval: PaymentInterval;
  /** The fields that only the type of the object has. */
  readonly fields: Record<string, string | number | boolean | null>;
}

/** The columns of an object, after validation. */
export interface EntityValues extends Omit<EntityFields, 'company_id' | 'fields'> {
  company_id: number;
  fields: Readonly<Record<string, unknown>>;
}

const toColumns = ({ fields, ...values }: EntityValues) => ({ ...values, fields: JSON.stringify(fields) });

export const insertEntity = async (tx: Tx, values: EntityValues): Promise<number> => {
  const { id } = await tx
    .insertInto('entity')
    .values(toColumns(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const saveEntity = async (tx: Tx, id: number, values: EntityValues): Promise<void> => {
  await tx.updateTable('entity').set(toColumns(values)).where('id', '=', id).execute();
};

export const findEntity = (tx: Tx, id: number) =>
  tx.selectFrom('entity').selectAll().where('id', '=', id).executeTakeFirst();

/** Locks the row until the transaction ends, so that it does not change after it has been validated. */
export const lockEntity = (tx: Tx, id: number) =>
  tx.selectFrom('entity').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** The object with its parents, from the topmost parent down. */
export const findEntityPath = async (tx: Tx, id: number): Promise<{ id: number; name: string }[]> => {
  const { rows } = await sql<{ id: number; name: string }>`
    with recursive above as (
      select id, parent_id, name, 0 as steps from entity where id = ${id}
      union all
      select entity.id, entity.parent_id, entity.name, above.steps + 1
      from above join entity on entity.id = above.parent_id
    )
    select id, name from above order by steps desc`.execute(tx);
  return rows;
};

/** SQL: the ids of the object and of everything below it. */
export const selectSubtreeIds = (id: number) => sql<{ id: number }>`
  with recursive below as (
    select id from entity where id = ${id}
    union all
    select entity.id from below join entity on entity.parent_id = below.id
  )
  select id from below`;

export const listSubtreeIds = async (tx: Tx, id: number): Promise<number[]> => {
  const { rows } = await selectSubtreeIds(id).execute(tx);
  return rows.map((row) => row.id);
};

/**
 * Locks the object and everything below it, and returns the ids. It lists again until nothing new is found: an object that is
 * created or moved below meanwhile has locked its parent, so it is seen once that lock is released.
 */
export const lockSubtree = async (tx: Tx, id: number): Promise<number[]> => {
  const locked = new Set<number>();
  for (;;) {
    const ids = await listSubtreeIds(tx, id);
    const added = ids.filter((each) => !locked.has(each));
    if (added.length === 0) return ids;
    await tx
      .selectFrom('entity')
      .select('id')
      .where(equalsAny('id', added))
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    for (const each of added) locked.add(each);
  }
};

/** The lowest level among the types of the object's children. The result is undefined without children. */
export const findLowestChildLevel = async (tx: Tx, id: number): Promise<number | undefined> => {
  const { level } = await tx
    .selectFrom('entity')
    .innerJoin('entity_type', 'entity_type.id', 'entity.entity_type_id')
    .select(({ fn }) => fn.min<number | null>('entity_type.level').as('level'))
    .where('entity.parent_id', '=', id)
    .executeTakeFirstOrThrow();
  return level ?? undefined;
};

/** The number of current, planned and ended leases of the objects. */
export const countLeases = async (tx: Tx, ids: readonly number[]): Promise<number> => {
  if (ids.length === 0) return 0;
  const { leases } = await tx
    .selectFrom('lease')
    .select(({ fn }) => fn.countAll<number>().as('leases'))
    .where('entity_id', 'in', ids)
    .executeTakeFirstOrThrow();
  return leases;
};

/** The number of registered statutory inspections of the objects. */
export const countInspections = async (tx: Tx, ids: readonly number[]): Promise<number> => {
  if (ids.length === 0) return 0;
  const { inspections } = await tx
    .selectFrom('statutory_inspection')
    .select(({ fn }) => fn.countAll<number>().as('inspections'))
    .where('entity_id', 'in', ids)
    .executeTakeFirstOrThrow();
  return inspections;
};

/** The highest rent per m² among the object's current and coming leases. The result is null if none has rent per m². */
export const findHighestFeePerSquareMetre = async (tx: Tx, id: number): Promise<number | null> => {
  const { fee } = await tx
    .selectFrom('lease')
    .select(({ fn }) => fn.max('fee').as('fee'))
    .where('entity_id', '=', id)
    .where('fee_as_m2', '=', true)
    .where(sql<boolean>`(stop is null or stop >= app_today())`)
    .executeTakeFirstOrThrow();
  return fee === null ? null : Number(fee);
};

export const moveEntitiesToCompany = async (
  tx: Tx,
  ids: readonly number[],
  companyId: number,
): Promise<void> => {
  await tx.updateTable('entity').set({ company_id: companyId }).where('id', 'in', ids).execute();
};

export const moveChildren = async (tx: Tx, from: number, to: number | null): Promise<void> => {
  await tx.updateTable('entity').set({ parent_id: to }).where('parent_id', '=', from).execute();
};

export const deleteEntities = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  await tx.deleteFrom('entity').where(equalsAny('id', ids)).execute();
};
