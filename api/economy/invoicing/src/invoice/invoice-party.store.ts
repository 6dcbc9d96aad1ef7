import { equalsAny, type Tx } from '@husrum/api-platform';
import type { InvoicingNumbers } from '@husrum/api-rent';

/** By tenant id. */
export const findTenantIdentifiers = async (
  tx: Tx,
  tenantIds: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  if (tenantIds.length === 0) return new Map();
  const tenants = await tx
    .selectFrom('tenant')
    .select(['id', 'identifier'])
    .where(equalsAny('id', tenantIds))
    .execute();
  return new Map(tenants.map(({ id, identifier }) => [id, identifier]));
};

/** The first due date that the tenant's autogiro mandate covers. The result is null without one. */
export const findAutogiroFrom = async (tx: Tx, tenantId: number): Promise<string | null> => {
  const tenant = await tx
    .selectFrom('tenant')
    .select('autogiro_from')
    .where('id', '=', tenantId)
    .executeTakeFirst();
  return tenant?.autogiro_from ?? null;
};

/** The email address that each tenant's invoices go to: the billing address, or else the ordinary one. */
const findInvoiceEmails = async (
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

/** Those of the companies that review their invoices before they are sent. */
export const findCompaniesWithReview = async (
  tx: Tx,
  companyIds: readonly number[],
): Promise<ReadonlySet<number | null>> => {
  if (companyIds.length === 0) return new Set();
  const configs = await tx
    .selectFrom('invoicing_config')
    .select('company_id')
    .where(equalsAny('company_id', [...new Set(companyIds)]))
    .where('auto_require_review', '=', true)
    .execute();
  return new Set(configs.map(({ company_id }) => company_id));
};

export const requiresReview = async (tx: Tx, companyId: number): Promise<boolean> =>
  (await findCompaniesWithReview(tx, [companyId])).has(companyId);

/** The numbers that are printed on the invoices of companies, by company id. */
export const findInvoicingNumbersByCompany = async (
  tx: Tx,
  companyIds: readonly number[],
): Promise<ReadonlyMap<number | null, InvoicingNumbers>> => {
  if (companyIds.length === 0) return new Map();
  const configs = await tx
    .selectFrom('invoicing_config')
    .select(['company_id', 'bankgiro', 'plusgiro', 'vat'])
    .where('company_id', 'in', [...new Set(companyIds)])
    .execute();
  return new Map(configs.map(({ company_id, ...numbers }) => [company_id, numbers]));
};

export const findInvoicingNumbers = async (
  tx: Tx,
  companyId: number | null,
): Promise<InvoicingNumbers | null> =>
  companyId === null ? null : ((await findInvoicingNumbersByCompany(tx, [companyId])).get(companyId) ?? null);

interface Parties {
  /** By tenant id. */
  readonly emails: ReadonlyMap<number, string | null>;
  /** By company id. */
  readonly numbers: ReadonlyMap<number | null, InvoicingNumbers>;
}

/** The email addresses of the tenants of invoices, and the numbers of the companies. */
export const findInvoiceParties = async (
  tx: Tx,
  invoices: readonly { readonly tenant_id: number | null; readonly company_id: number | null }[],
): Promise<Parties> => ({
  emails: await findInvoiceEmails(
    tx,
    invoices.flatMap(({ tenant_id }) => tenant_id ?? []),
  ),
  numbers: await findInvoicingNumbersByCompany(
    tx,
    invoices.flatMap(({ company_id }) => company_id ?? []),
  ),
});
