import type { CustomerMatch, ImportedInvoice } from '@husrum/contract/accounting-sync';

interface Customer {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly identifier: string | null;
}
interface Tenant {
  readonly name: string;
  readonly identifier: string;
  /** The customer number that is stored on the tenant. */
  readonly number: string | null;
  /** The program's key of the customer that is linked already. */
  readonly linkedId: string | null;
}
export interface MatchedCustomers<C extends Customer> {
  /** There is more than one if several match equally well. */
  readonly customers: readonly C[];
  readonly match: CustomerMatch | null;
}

/** The last ten digits: a personal number may be written with or without its century. */
const toIdentifierKey = (identifier: string): string => identifier.replace(/\D/g, '').slice(-10);
const toNameKey = (name: string): string =>
  name
    .toLocaleLowerCase('sv')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '')
    .sort()
    .join(' ');

/** Groups the rows by key. Leaves out rows with an empty key. */
export const groupBy = <R>(rows: readonly R[], keyOf: (row: R) => string): ReadonlyMap<string, R[]> => {
  const groups = new Map<string, R[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === '') continue;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
};

/**
 * Finds the customers that a tenant may correspond to: the one that is linked, else by customer number, else by personal or organisation
 * number, else by name in any word order. Several at the same step are ambiguous: a user chooses.
 */
export const createCustomerMatcher = <C extends Customer>(customers: readonly C[]) => {
  const byId = new Map(customers.map((customer) => [customer.id, customer]));
  const byNumber = groupBy(customers, ({ number }) => number.trim());
  const byIdentifier = groupBy(customers, ({ identifier }) => toIdentifierKey(identifier ?? ''));
  const byName = groupBy(customers, ({ name }) => toNameKey(name));
  return ({ name, identifier, number, linkedId }: Tenant): MatchedCustomers<C> => {
    const linked = linkedId === null ? undefined : byId.get(linkedId);
    const steps: readonly (readonly [CustomerMatch, readonly C[] | undefined])[] = [
      ['LINKED', linked && [linked]],
      ['NUMBER', number === null ? undefined : byNumber.get(number.trim())],
      ['IDENTIFIER', byIdentifier.get(toIdentifierKey(identifier))],
      ['NAME', byName.get(toNameKey(name))],
    ];
    for (const [match, found] of steps)
      if (found !== undefined && found.length > 0) return { customers: found, match };
    return { customers: [], match: null };
  };
};

export type MatchKind = 'linked' | 'matched' | 'ambiguous' | 'missing';

/** A match by name only, or with several customers, is ambiguous: a user must decide. */
export const toMatchKind = ({ customers, match }: MatchedCustomers<Customer>): MatchKind => {
  if (match === null) return 'missing';
  if (match === 'LINKED') return 'linked';
  return match === 'NAME' || customers.length > 1 ? 'ambiguous' : 'matched';
};

interface LeaseOfTenant {
  readonly id: number;
  /** The amounts of the invoices of the lease, in öre. */
  readonly amountsOre: readonly number[];
}

/** The lease of an open invoice: that of our invoice, else the tenant's only lease, else the only one with an invoice of the amount. */
export const chooseLease = <L extends LeaseOfTenant>(
  leases: readonly L[],
  { invoiceLeaseId, payOre }: { readonly invoiceLeaseId: number | null; readonly payOre: number },
): L | undefined => {
  const leaseOfInvoice = leases.find(({ id }) => id === invoiceLeaseId);
  if (leaseOfInvoice !== undefined) return leaseOfInvoice;
  const matching =
    leases.length === 1 ? leases : leases.filter(({ amountsOre }) => amountsOre.includes(payOre));
  return matching.length === 1 ? matching[0] : undefined;
};

interface OurInvoice {
  readonly ocr: string | null;
  readonly tenant_id: number | null;
  readonly pay_ore: number;
  readonly due_at: string | null;
  /** The program's key of the invoice that is linked already, and its connection. */
  readonly service_id: string | null;
  readonly integration_id: number | null;
}
interface TheirInvoice {
  readonly id: string;
  readonly ocr: string | null;
  readonly payOre: number;
  readonly dueDate: string;
  /** The tenant of its customer. */
  readonly tenantId: number | undefined;
}
export interface MatchedInvoice<I extends OurInvoice> {
  readonly match: ImportedInvoice['match'];
  readonly invoice: I | undefined;
}

/** Finds our invoice by link, else by OCR number, else by tenant, amount and due date if only one matches. */
export const createInvoiceMatcher = <I extends OurInvoice>(ours: readonly I[], integrationId: number) => {
  const byLink = groupBy(ours, ({ service_id, integration_id }) =>
    integration_id === integrationId ? (service_id ?? '') : '',
  );
  const byOcr = groupBy(ours, ({ ocr }) => ocr ?? '');
  const byAmount = groupBy(ours, ({ tenant_id, pay_ore, due_at }) =>
    tenant_id === null ? '' : `${tenant_id} ${pay_ore} ${due_at}`,
  );
  return ({ id, ocr, payOre, dueDate, tenantId }: TheirInvoice): MatchedInvoice<I> => {
    const [linked] = byLink.get(id) ?? [];
    if (linked) return { match: 'LINKED', invoice: linked };
    const [sameOcr] = byOcr.get(ocr ?? '') ?? [];
    if (sameOcr) return { match: 'OCR', invoice: sameOcr };
    const [sameAmount, ...more] = byAmount.get(`${tenantId} ${payOre} ${dueDate}`) ?? [];
    return sameAmount !== undefined && more.length === 0
      ? { match: 'AMOUNT', invoice: sameAmount }
      : { match: 'NONE', invoice: undefined };
  };
};
