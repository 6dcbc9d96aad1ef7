import type { AccountingCustomer } from '@husrum/api-ports';
import {
  type ImportedInvoice,
  type ImportedTenant,
  type ImportReport,
  MAX_IMPORT_ROWS,
} from '@husrum/contract/accounting-sync';
import { fromOre } from '@husrum/format';
import {
  type InvoiceToMatch,
  listInvoicesToMatch,
  listLeasesOfTenants,
  listTenantsToMatch,
} from './import.store';
import {
  chooseLease,
  createCustomerMatcher,
  createInvoiceMatcher,
  groupBy,
  type MatchKind,
  toMatchKind,
} from './import-match.rules';
import type { SyncContext } from './sync-context';

export const readAll = async <T>(batches: AsyncIterable<readonly T[]>): Promise<T[]> => {
  const all: T[] = [];
  for await (const batch of batches) all.push(...batch);
  return all;
};

/** The order of the rows: first those that a user must decide. */
const KIND_ORDER: readonly MatchKind[] = ['ambiguous', 'matched', 'missing', 'linked'];

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
          id: key,
          number,
          name: customer,
          identifier: theirs,
        })),
      }),
    ),
  };
};

/** The tenant of our invoice, for a customer that no tenant is linked to. */
const toTenant = (invoice: InvoiceToMatch | undefined): { id: number; name: string } | undefined =>
  invoice === undefined || invoice.tenant_id === null
    ? undefined
    : { id: invoice.tenant_id, name: invoice.tenant_name };

/** Compares customers and open invoices in the program with tenants, leases and invoices here. Writes nothing on either side. */
export const previewImport = async (context: SyncContext): Promise<ImportReport> => {
  const customers = await readAll(context.service.listCustomers());
  const openInvoices = await readAll(context.service.listInvoices(null));
  const { tenants, invoices, leases } = await context.transaction(async ({ tx }) => ({
    tenants: await listTenantsToMatch(tx, context),
    invoices: await listInvoicesToMatch(tx),
    leases: await listLeasesOfTenants(tx),
  }));
  const { matched, counts, rows } = matchTenants(tenants, customers);
  const tenantByCustomer = new Map(
    matched.flatMap(({ tenant, found, kind }) => {
      const [customer] = found.customers;
      return customer && (kind === 'linked' || kind === 'matched') ? [[customer.id, tenant] as const] : [];
    }),
  );
  const matchInvoice = createInvoiceMatcher(invoices, context.integrationId);
  const leasesByTenant = groupBy(leases, ({ tenant_id }) => String(tenant_id));
  const customerNames = new Map(customers.map(({ id, name }) => [id, name]));
  const imported = openInvoices
    .filter(({ payOre, isCancelled, leftOre }) => payOre > 0 && leftOre > 0 && !isCancelled)
    .map((theirs): ImportedInvoice => {
      const customerTenant = tenantByCustomer.get(theirs.customerId);
      const { match, invoice } = matchInvoice({ ...theirs, tenantId: customerTenant?.id });
      const tenant = customerTenant ?? toTenant(invoice);
      const lease = chooseLease(leasesByTenant.get(String(tenant?.id)) ?? [], {
        invoiceLeaseId: invoice?.lease_id ?? null,
        payOre: theirs.payOre,
      });
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
  const unmatchedInvoices = imported.filter(({ match }) => match === 'NONE');
  const matchedInvoices = imported.filter(({ match }) => match !== 'NONE');
  return {
    customers: counts,
    invoices: { total: imported.length, matched: matchedInvoices.length, missing: unmatchedInvoices.length },
    tenants: rows,
    open_invoices: [...unmatchedInvoices, ...matchedInvoices].slice(0, MAX_IMPORT_ROWS),
  };
};
