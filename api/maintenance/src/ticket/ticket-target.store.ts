import { selectSubtreeIds } from '@husrum/api-objects';
import type { Tx } from '@husrum/api-platform';
import { type SqlBool, sql } from 'kysely';

/** The tenant and object that a ticket is about. */
export interface TicketTarget {
  readonly tenant_id?: number | null;
  readonly entity_id?: number | null;
}

/** Whether the tenant and the object, where given, exist in the business. */
export const ticketTargetExists = async (
  tx: Tx,
  { tenant_id, entity_id }: TicketTarget,
): Promise<boolean> => {
  const tenant =
    !tenant_id || (await tx.selectFrom('tenant').select('id').where('id', '=', tenant_id).executeTakeFirst());
  const entity =
    !entity_id || (await tx.selectFrom('entity').select('id').where('id', '=', entity_id).executeTakeFirst());
  return Boolean(tenant && entity);
};

/** Whether the ticket is about the object or an object below it. */
export const isWithinEntity = (entityId: number) =>
  sql<SqlBool>`ticket.entity_id in (${selectSubtreeIds(entityId)})`;
