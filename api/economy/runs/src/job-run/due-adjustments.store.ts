import { entityHouse } from '@husrum/api-objects';
import type { Tx } from '@husrum/api-platform';
import { formatEntityName, formatPercent, type LocalDate } from '@husrum/format';

export interface DueAdjustment {
  id: number;
  /** The day for which the adjustment is scheduled. */
  day: LocalDate;
  /** The object and the percentage: `Kv. Eken · 3,2 %`. */
  title: string;
}

/** Adjustments scheduled for today or earlier, in the order in which they must be executed. */
export const listDueAdjustments = async (tx: Tx, today: LocalDate): Promise<DueAdjustment[]> => {
  const rows = await tx
    .selectFrom('rent_adjustment')
    .innerJoin('entity', 'entity.id', 'rent_adjustment.entity_id')
    .select([
      'rent_adjustment.id',
      'rent_adjustment.rate',
      'rent_adjustment.scheduled_at',
      'entity.name',
      entityHouse('entity.id').as('house'),
    ])
    .where('rent_adjustment.status', '=', 'SCHEDULED')
    .where('rent_adjustment.scheduled_at', '<=', today)
    .orderBy('rent_adjustment.scheduled_at')
    .orderBy('rent_adjustment.id')
    .execute();
  return rows.map(({ id, rate, scheduled_at, ...entity }) => ({
    id,
    day: scheduled_at ?? today,
    title: `${formatEntityName(entity)} · ${formatPercent(Number(rate))}`,
  }));
};
