import { entityHouse } from '@husrum/api-objects';
import { insertRows, insertRowsReturningIds, type Tx } from '@husrum/api-platform';
import type { LocalDate } from '@husrum/format';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { RentAdjustmentTables } from './rent-adjustment.tables';

type Table = RentAdjustmentTables['rent_adjustment'];
type EffectTable = RentAdjustmentTables['rent_adjustment_effect'];
export type Adjustment = Selectable<Table>;
export type Effect = Selectable<EffectTable>;

export const findAdjustment = (tx: Tx, id: number): Promise<Adjustment | undefined> =>
  tx.selectFrom('rent_adjustment').selectAll().where('id', '=', id).executeTakeFirst();

export const lockAdjustment = (tx: Tx, id: number): Promise<Adjustment | undefined> =>
  tx.selectFrom('rent_adjustment').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const isRestored = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.selectFrom('rent_adjustment').select('id').where('restores_id', '=', id).executeTakeFirst()) !==
  undefined;

export const insertAdjustment = async (tx: Tx, adjustment: Insertable<Table>): Promise<number> => {
  const { id } = await tx
    .insertInto('rent_adjustment')
    .values(adjustment)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const saveAdjustment = async (tx: Tx, id: number, change: Updateable<Table>): Promise<void> => {
  await tx.updateTable('rent_adjustment').set(change).where('id', '=', id).execute();
};

export const deleteAdjustment = async (tx: Tx, id: number): Promise<void> => {
  await tx.deleteFrom('rent_adjustment').where('id', '=', id).execute();
};

export const lockScheduledAdjustments = (tx: Tx): Promise<Adjustment[]> =>
  tx
    .selectFrom('rent_adjustment')
    .selectAll()
    .where('status', '=', 'SCHEDULED')
    .orderBy('id')
    .forUpdate()
    .execute();

/** Locks the entity until the transaction ends: nobody else can add or move an adjustment of it meanwhile. */
export const lockEntityForAdjustment = async (tx: Tx, entityId: number): Promise<void> => {
  await tx.selectFrom('entity').select('id').where('id', '=', entityId).forNoKeyUpdate().execute();
};

/** The scheduled adjustment of the entity itself on a day, other than `exceptId`. */
export const findScheduledOn = (
  tx: Tx,
  entityId: number,
  day: LocalDate,
  exceptId: number | null,
): Promise<Adjustment | undefined> =>
  tx
    .selectFrom('rent_adjustment')
    .selectAll()
    .where('entity_id', '=', entityId)
    .where('status', '=', 'SCHEDULED')
    .where('scheduled_at', '=', day)
    .$if(exceptId !== null, (all) => all.where('id', '<>', exceptId ?? 0))
    .executeTakeFirst();

/** Whether the entity itself has been adjusted by this rate with effect from a day, and not been restored. */
export const isExecutedOn = async (
  tx: Tx,
  entityId: number,
  day: LocalDate,
  rate: number,
): Promise<boolean> => {
  const same = await tx
    .selectFrom('rent_adjustment as adjustment')
    .select('adjustment.id')
    .where('adjustment.entity_id', '=', entityId)
    .where('adjustment.effective_on', '=', day)
    .where('adjustment.rate', '=', String(rate))
    .where('adjustment.restores_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('rent_adjustment as later')
            .select('later.id')
            .whereRef('later.restores_id', '=', 'adjustment.id'),
        ),
      ),
    )
    .executeTakeFirst();
  return same !== undefined;
};

/** Scheduled adjustments with the entity that each is for, in the order of execution. */
export const listScheduledWithEntity = async (tx: Tx, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('rent_adjustment')
    .innerJoin('entity', 'entity.id', 'rent_adjustment.entity_id')
    .select([
      'rent_adjustment.id',
      'rent_adjustment.rate',
      'rent_adjustment.scheduled_at',
      'entity.id as entity_id',
      'entity.name',
      entityHouse('entity.id').as('house'),
    ])
    .where('rent_adjustment.id', 'in', ids)
    .orderBy('rent_adjustment.scheduled_at')
    .orderBy('rent_adjustment.id')
    .execute();
  return rows.flatMap(({ id, rate, scheduled_at, entity_id, ...entity }) =>
    scheduled_at === null
      ? []
      : [{ id, rate: Number(rate), scheduled_at, entity: { ...entity, id: entity_id } }],
  );
};

/**
 * Marks a scheduled adjustment as executed. Of several callers at the same time only one gets the adjustment, and executes it; the
 * others get undefined (docs/domain-rules.md, D-15).
 */
export const claimAdjustment = (
  tx: Tx,
  id: number,
  { now, today }: { now: string; today: LocalDate },
): Promise<Adjustment | undefined> =>
  tx
    .updateTable('rent_adjustment')
    .set({
      status: 'EXECUTED',
      executed_at: now,
      effective_on: sql<string>`coalesce(scheduled_at, ${today}::date)`,
    })
    .where('id', '=', id)
    .where('status', '=', 'SCHEDULED')
    .returningAll()
    .executeTakeFirst();

/** Inserts effects in bulk, with the same columns in each. */
export const insertEffects = (tx: Tx, effects: readonly Insertable<EffectTable>[]): Promise<void> =>
  insertRows(tx, 'rent_adjustment_effect', effects);

/** Inserts effects on leases in bulk, with the same columns in each. Returns their ids in the same order. */
export const insertLeaseEffects = (tx: Tx, effects: readonly Insertable<EffectTable>[]): Promise<number[]> =>
  insertRowsReturningIds(tx, 'rent_adjustment_effect', effects);

export const listEffects = (tx: Tx, adjustmentId: number): Promise<Effect[]> =>
  tx
    .selectFrom('rent_adjustment_effect')
    .selectAll()
    .where('rent_adjustment_id', '=', adjustmentId)
    .orderBy('id')
    .execute();

export const lockLeaseEffect = (tx: Tx, adjustmentId: number, leaseId: number): Promise<Effect | undefined> =>
  tx
    .selectFrom('rent_adjustment_effect')
    .selectAll()
    .where('rent_adjustment_id', '=', adjustmentId)
    .where('lease_id', '=', leaseId)
    .forUpdate()
    .executeTakeFirst();

export const saveEffect = async (tx: Tx, id: number, change: Updateable<EffectTable>): Promise<void> => {
  await tx.updateTable('rent_adjustment_effect').set(change).where('id', '=', id).execute();
};

export const insertDifferences = (
  tx: Tx,
  differences: readonly Insertable<RentAdjustmentTables['rent_adjustment_difference']>[],
): Promise<void> => insertRows(tx, 'rent_adjustment_difference', differences);
