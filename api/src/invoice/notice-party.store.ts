import type { Tx } from '../platform/db';

export const identifierOf = async (tx: Tx, tenantId: number): Promise<string | null> => {
  const tenant = await tx
    .selectFrom('tenant')
    .select('identifier')
    .where('id', '=', tenantId)
    .executeTakeFirst();
  return tenant?.identifier ?? null;
};

/** Where a tenant's notices go: its own address for them, else its address. */
export const noticeEmailOf = async (tx: Tx, tenantId: number): Promise<string | null> => {
  const tenant = await tx
    .selectFrom('tenant')
    .select(['email', 'billing_email'])
    .where('id', '=', tenantId)
    .executeTakeFirst();
  return tenant?.billing_email ?? tenant?.email ?? null;
};

export const requiresReview = async (tx: Tx, companyId: number): Promise<boolean> => {
  const config = await tx
    .selectFrom('invoicing_config')
    .select('auto_require_review')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return config?.auto_require_review ?? false;
};
