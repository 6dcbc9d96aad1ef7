import { tenantLedger } from '@husrum/api-books';
import { type FileResponse, problem } from '@husrum/api-platform';
import type { PortalLedger } from '@husrum/contract/portal';
import { listPortalInvoices } from './portal-invoice.store';
import { hideUnsent, splitByCompany } from './portal-ledger.rules';
import type { TenantContext, TenantTransactions } from './serve-tenant';

type ActAsLandlord = TenantTransactions['actAsLandlord'];

/** The signed-in tenant's ledger. Null as a company: with all companies. */
const loadOwnLedger = async (
  context: TenantContext,
  actAsLandlord: ActAsLandlord,
  companyId: number | null,
) => {
  const { tenantId } = context.tenant;
  // The sent invoices are read with the tenant's own rights.
  const invoices = await listPortalInvoices(context.tx, tenantId, context.clock.today());
  const sentIds = new Set(invoices.map(({ id }) => id));
  const days = { from: null, to: null };
  const { ledger, ...document } = await tenantLedger.load(await actAsLandlord(context), {
    ...{ tenantId, companyId, leaseId: null, ...days },
  });
  return {
    ...document,
    ledger: { ...ledger, entries: ledger.entries.map((entry) => hideUnsent(entry, sentIds)) },
  };
};

export const readPortalLedgers = async (
  context: TenantContext,
  actAsLandlord: ActAsLandlord,
): Promise<PortalLedger[]> =>
  splitByCompany((await loadOwnLedger(context, actAsLandlord, null)).ledger.entries);

/** Throws 404 for a company with which the tenant has no ledger. The PDF is drawn while no transaction is open. */
export const readPortalLedgerPdf = async (
  { transaction, actAsLandlord }: TenantTransactions,
  companyId: number,
): Promise<FileResponse> => {
  const document = await transaction((context) => loadOwnLedger(context, actAsLandlord, companyId));
  if (document.ledger.entries.length === 0) throw problem('notFound');
  return { ...(await tenantLedger.toPdf(document)), inline: true };
};
