import type { Tx } from '../platform/db';

export const findTenantIdentifier = async (tx: Tx, tenantId: number): Promise<string | null> => {
  const tenant = await tx
    .selectFrom('tenant')
    .select('identifier')
    .where('id', '=', tenantId)
    .executeTakeFirst();
  return tenant?.identifier ?? null;
};

/** The email address that each tenant's invoices go to: the billing address, or else the ordinary one. */
export const findInvoiceEmails = async (
  tx: Tx,
  tenantIds: readonly number[],
): Promise<ReadonlyMap<number, string | null>> => {
  if (tenantIds.length === 0) return new Map();
  const tenants = await tx
    .selectFrom('tenant')
    .select(['id', 'email', 'billing_email'])
    .where('id', 'in', tenantIds)
    .execute();
  return new Map(tenants.map(({ id, email, billing_email }) => [id, billing_email ?? email]));
};

export const requiresReview = async (tx: Tx, companyId: number): Promise<boolean> => {
  const config = await tx
    .selectFrom('invoicing_config')
    .select('auto_require_review')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return config?.auto_require_review ?? false;
};
