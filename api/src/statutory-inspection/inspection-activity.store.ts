import type { InspectionKind } from '@husrum/contract/statutory-inspection';
import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../platform/db';

export interface InspectionTarget {
  readonly entity_id: number;
  readonly kind: InspectionKind;
  /** Null for all installations of the kind. */
  readonly installation_id: number | null;
}

export const insertInspectionActivity = async (
  tx: Tx,
  activity: InspectionTarget & { readonly maintenance_id: number },
): Promise<void> => {
  await tx.insertInto('inspection_activity').values(activity).execute();
};

/** Whether an activity is linked to the target. An activity for all installations of the kind is linked to each installation. */
const isLinked = ({ entity_id, kind, installation_id }: InspectionTarget) => sql<SqlBool>`(
  inspection_activity.entity_id = ${entity_id} and kind = ${kind}
  and (${installation_id}::bigint is null or installation_id is null or installation_id = ${installation_id}))`;

/** The activity of the inspection: the one that was completed last, otherwise the one that is scheduled first. */
export const findInspectionActivity = (tx: Tx, target: InspectionTarget) =>
  tx
    .selectFrom('inspection_activity')
    .innerJoin('maintenance', 'maintenance.id', 'maintenance_id')
    .select(['maintenance.id', 'budget_ore'])
    .where(isLinked(target))
    .where('status', '<>', 'CANCELLED')
    .orderBy('completed_at', (order) => order.desc().nullsLast())
    .orderBy('scheduled_at')
    .orderBy('maintenance.id')
    .limit(1)
    .executeTakeFirst();

export const unlinkActivities = async (tx: Tx, target: InspectionTarget): Promise<void> => {
  await tx.deleteFrom('inspection_activity').where(isLinked(target)).execute();
};
