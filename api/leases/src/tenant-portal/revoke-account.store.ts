import type { Tx } from '@husrum/api-platform';

/** Deletes the tenant's account, which ends its sessions, and the invitations. The tenant is then not invited. */
export const revokeAccount = async (tx: Tx, tenantId: number): Promise<void> => {
  await tx.deleteFrom('tenant_portal_account').where('tenant_id', '=', tenantId).execute();
  await tx.deleteFrom('tenant_portal_invite').where('tenant_id', '=', tenantId).execute();
  await tx
    .updateTable('tenant')
    .set({ portal_activated_at: null, invite_sent_at: null })
    .where('id', '=', tenantId)
    .execute();
};
