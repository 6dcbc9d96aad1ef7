import {
  type ImportedInvoice,
  type ImportedTenant,
  type ImportReport,
  MAX_IMPORT_ROWS,
} from '@husrum/contract/accounting-sync';
import { fromOre } from '@husrum/format';
import type { AccountingCustomer, ListedInvoice } from '../ports/accounting/accounting-service';
import {
  type InvoiceToMatch,
  listInvoicesToMatch,
  listLeasesOfTenants,
  listTenantsToMatch,
} from './import.store';
import { chooseLease, createCustomerMatcher, type MatchKind, toMatchKind } from './import-match.rules';
import type { SyncContext } from './sync-context';

export const readAll = async <T>(batches: AsyncIterable<readonly T[]>): Promise<T[]> => {
  const all: T[] = [];
  for await (const batch of batches) all.push(...batch);
  return all;
};

const KIND_ORDER: readonly MatchKind[] = ['matched', 'ambiguous', 'missing', 'linked'];

type Tenants = Awaited<ReturnType<typeof listTenantsToMatch>>;

const matchTenants = (tenants: Tenants, customers: readonly AccountingCustomer[]) => {
  const find = createCustomerMatcher(customers);
  const matched = tenants.map((tenant) => {
    const found = find(tenant);
    return { tenant, found, kind: toMatchKind(found) };
  });
  const count = (kind: MatchKind): number => matched.filter((one) => one.kind === kind).length;
  const rows = KIND_ORDER.flatMap((kind) => matched.filter((one) => one.kind === kind));
  return {
    matched,
    counts: {
      total: customers.length,
      linked: count('linked'),
      matched: count('matched'),
      ambiguous: count('ambiguous'),
      missing: count('missing'),
    },
    rows: rows.slice(0, MAX_IMPORT_ROWS).map(
      ({ tenant: { id, name, identifier }, found }): ImportedTenant => ({
        ...{ id, name, identifier, match: found.match },
        customers: found.customers.map(({ id: key, number, name: customer, identifier: theirs }) => ({
          ...{ id: key, number, name: customer, identifier: theirs },
        })),
      }),
    ),
  };
};

type FoundInvoice = {
  readonly match: ImportedInvoice['match'];
  readonly invoice: InvoiceToMatch | undefined;
};

/** Finds our invoice by link, else by OCR number, else by tenant, amount and due date if only one fits. */
const findInvoice = (
  ours: readonly InvoiceToMatch[],
  integrationId: number,
  theirs: ListedInvoice,
  tenantId: number | undefined,
): FoundInvoice => {
  const linked = ours.find(
    ({ service_id, integration_id }) => integration_id === integrationId && service_id === theirs.id,
  );
  if (linked) return { match: 'LINKED', invoice: linked };
  const byOcr = theirs.ocr === null ? undefined : ours.find(({ ocr }) => ocr === theirs.ocr);
  if (byOcr) return { match: 'OCR', invoice: byOcr };
  const byAmount = ours.filter(
    ({ tenant_id, pay_ore, due_at }) =>
      tenantId !== undefined &&
      tenant_id === tenantId &&
      pay_ore === theirs.payOre &&
      due_at === theirs.dueDate,
  );
  const [only] = byAmount;
  return only !== undefined && byAmount.length === 1
    ? { match: 'AMOUNT', invoice: only }
    : { match: 'NONE', invoice: undefined };
};

/** Of a customer that no tenant is linked to: the tenant of our notice. */
const toTenant = (invoice: InvoiceToMatch | undefined): { id: number; name: string } | undefined =>
  invoice === undefined || invoice.tenant_id === null
    ? undefined
    : { id: invoice.tenant_id, name: invoice.tenant_name };

/** Compares customers and open invoices there with tenants, leases and invoices here. Writes nothing on either side. */
export const previewImport = async (context: SyncContext): Promise<ImportReport> => {
  const customers = await readAll(context.service.listCustomers());
  const open = await readAll(context.service.listInvoices(null));
  const { tenants, invoices, leases } = await context.transaction(async ({ tx }) => ({
    tenants: await listTenantsToMatch(tx, context),
    invoices: await listInvoicesToMatch(tx),
    leases: await listLeasesOfTenants(tx),
  }));
  const { matched, counts, rows } = matchTenants(tenants, customers);
  const tenantOf = new Map(
    matched.flatMap(({ tenant, found, kind }) => {
      const [customer] = found.customers;
      return customer && (kind === 'linked' || kind === 'matched') ? [[customer.id, tenant] as const] : [];
    }),
  );
  const customerNames = new Map(customers.map(({ id, name }) => [id, name]));
  const imported = open
    .filter(({ payOre, isCancelled, leftOre }) => payOre > 0 && leftOre > 0 && !isCancelled)
    .map((theirs): ImportedInvoice => {
      const customerTenant = tenantOf.get(theirs.customerId);
      const { match, invoice } = findInvoice(invoices, context.integrationId, theirs, customerTenant?.id);
      const tenant = customerTenant ?? toTenant(invoice);
      const lease = chooseLease(
        leases.filter(({ tenant_id }) => tenant_id === tenant?.id),
        { noticeLeaseId: invoice?.lease_id ?? null, payOre: theirs.payOre },
      );
      return {
        ...{ number: theirs.number, ocr: theirs.ocr, due_at: theirs.dueDate, match },
        customer: customerNames.get(theirs.customerId) ?? theirs.customerNumber ?? '',
        amount: fromOre(theirs.payOre),
        left: fromOre(theirs.leftOre),
        invoice: invoice === undefined ? null : { id: invoice.id, reference: invoice.reference },
        tenant: tenant === undefined ? null : { id: tenant.id, name: tenant.name },
        lease: lease === undefined ? null : { id: lease.id, name: lease.name },
      };
    });
  const missing = imported.filter(({ match }) => match === 'NONE').length;
  return {
    customers: counts,
    invoices: { total: imported.length, matched: imported.length - missing, missing },
    tenants: rows,
    open_invoices: imported.slice(0, MAX_IMPORT_ROWS),
  };
};
