import { equalsAny, insertRows, insertRowsReturningIds, type Tx } from '@husrum/api-platform';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import type { EntityValues } from './entity.store';

/** Inserts many objects with their areas, and returns their ids in the same order. */
export const insertEntities = async (
  tx: Tx,
  entities: readonly EntityValues[],
  today: LocalDate,
): Promise<number[]> => {
  const ids = await insertRowsReturningIds(
    tx,
    'entity',
    entities.map((entity) => ({ ...entity })),
  );
  await insertRows(
    tx,
    'area_version',
    entities.flatMap(({ fields: { area } }, index) =>
      area === null || area === undefined ? [] : [{ entity_id: ids[index], valid_from: today, area }],
    ),
  );
  return ids;
};

/** Locks the parents of new objects until the transaction ends, so that they keep their type and their company. */
export const lockParents = async (
  tx: Tx,
  { entityIds, companyIds }: { entityIds: readonly number[]; companyIds: readonly number[] },
): Promise<void> => {
  await tx
    .selectFrom('company')
    .select('id')
    .where(equalsAny('id', companyIds))
    .orderBy('id')
    .forUpdate()
    .execute();
  await tx
    .selectFrom('entity')
    .select('id')
    .where(equalsAny('id', entityIds))
    .orderBy('id')
    .forUpdate()
    .execute();
};

/** Saves the asking rents of entities, in SEK, in one statement: an adjustment can change thousands. */
export const saveEntityFees = async (
  tx: Tx,
  fees: readonly { readonly entityId: number; readonly fee: number }[],
): Promise<void> => {
  if (fees.length === 0) return;
  await sql`
    update entity set fee = changed.fee
    from unnest(${fees.map(({ entityId }) => entityId)}::bigint[], ${fees.map(({ fee }) => fee)}::numeric[]) changed (id, fee)
    where entity.id = changed.id`.execute(tx);
};
