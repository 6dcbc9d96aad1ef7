import type { LocalDate } from '@husrum/format';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Tx } from '../platform/db';
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

/** Returns how many were deleted. */
export const deleteScheduledAdjustments = async (tx: Tx): Promise<number> => {
  const { numDeletedRows } = await tx
    .deleteFrom('rent_adjustment')
    .where('status', '=', 'SCHEDULED')
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/**
 * Marks a scheduled adjustment as executed. Only one caller gets it back, and may then execute it (docs/domain-rules.md, D-15).
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

export const insertEffect = async (tx: Tx, effect: Insertable<EffectTable>): Promise<number> => {
  const { id } = await tx
    .insertInto('rent_adjustment_effect')
    .values(effect)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

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

export const insertDifferences = async (
  tx: Tx,
  differences: readonly Insertable<RentAdjustmentTables['rent_adjustment_difference']>[],
): Promise<void> => {
  if (differences.length === 0) return;
  await tx
    .insertInto('rent_adjustment_difference')
    .values([...differences])
    .execute();
};

/** The differences of sent invoices that have not been cancelled or credited since. */
export const listInvoiceableDifferences = (tx: Tx, effectId: number) =>
  tx
    .selectFrom('rent_adjustment_difference as difference')
    .innerJoin('invoicebase', 'invoicebase.id', 'difference.invoicebase_id')
    .select([
      'difference.name',
      'difference.tax_rate',
      'difference.net_ore',
      'difference.explanation',
      'invoicebase.reference',
      'invoicebase.start',
      'invoicebase.stop',
    ])
    .where('difference.effect_id', '=', effectId)
    .where('invoicebase.cancelled_at', 'is', null)
    .where('invoicebase.credited_at', 'is', null)
    .orderBy('invoicebase.start')
    .orderBy('difference.id')
    .execute();
