import type { Tx } from '@husrum/api-platform';
import type { InspectionKind } from '@husrum/contract/statutory-inspection';
import { type SqlBool, sql } from 'kysely';

export interface InspectionTarget {
  readonly entity_id: number;
  readonly kind: InspectionKind;
  /** It is null for all installations of the kind. */
  readonly installation_id: number | null;
}

/** Of two requests that change the inspections of the object at once, the second waits here and then finds what the first has saved. */
export const lockInspectedEntity = async (tx: Tx, entityId: number): Promise<void> => {
  await tx.selectFrom('entity').select('id').where('id', '=', entityId).forNoKeyUpdate().execute();
};

export const insertInspectionActivity = async (
  tx: Tx,
  activity: InspectionTarget & { readonly maintenance_id: number },
): Promise<void> => {
  await tx.insertInto('inspection_activity').values(activity).execute();
};

interface LinkFilter extends InspectionTarget {
  /** Installations whose own activities are left out. */
  readonly except?: readonly number[];
}

/** Whether an activity is linked to the target. An activity for all installations of the kind is linked to each installation. */
const isLinked = ({ entity_id, kind, installation_id, except = [] }: LinkFilter) => sql<SqlBool>`(
  inspection_activity.entity_id = ${entity_id} and kind = ${kind}
  and (${installation_id}::bigint is null or installation_id is null or installation_id = ${installation_id})
  and (installation_id is null or installation_id <> all(${except}::bigint[])))`;

/** The activity of the inspection: the one that was completed last, otherwise the one that is scheduled first. */
export const findInspectionActivity = (tx: Tx, filter: LinkFilter) =>
  tx
    .selectFrom('inspection_activity')
    .innerJoin('maintenance', 'maintenance.id', 'maintenance_id')
    .select(['maintenance.id', 'budget_ore'])
    .where(isLinked(filter))
    .where('status', '<>', 'CANCELLED')
    .orderBy('completed_at', (order) => order.desc().nullsLast())
    .orderBy('scheduled_at')
    .orderBy('maintenance.id')
    .limit(1)
    .executeTakeFirst();

export const unlinkActivities = async (tx: Tx, filter: LinkFilter): Promise<void> => {
  await tx.deleteFrom('inspection_activity').where(isLinked(filter)).execute();
};
