import type { Tx } from '../platform/db/database';

/** What a ticket can be about, named by the column that refers to it. */
export interface Subject {
  readonly tenant_id?: number | null;
  readonly entity_id?: number | null;
}

/** Whether everything that is named belongs to the account. */
export const hasSubject = async (tx: Tx, { tenant_id, entity_id }: Subject): Promise<boolean> => {
  const tenant =
    !tenant_id || (await tx.selectFrom('tenant').select('id').where('id', '=', tenant_id).executeTakeFirst());
  const entity =
    !entity_id || (await tx.selectFrom('entity').select('id').where('id', '=', entity_id).executeTakeFirst());
  return Boolean(tenant && entity);
};
