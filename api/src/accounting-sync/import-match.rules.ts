import type { CustomerMatch } from '@husrum/contract/accounting-sync';

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
  /** The service's key of the customer that is linked already. */
  readonly linkedId: string | null;
}
export interface MatchedCustomers<C extends Customer> {
  /** More than one if several match equally well. */
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

const groupBy = <C>(customers: readonly C[], keyOf: (customer: C) => string): ReadonlyMap<string, C[]> => {
  const groups = new Map<string, C[]>();
  for (const customer of customers) {
    const key = keyOf(customer);
    if (key === '') continue;
    const group = groups.get(key);
    if (group) group.push(customer);
    else groups.set(key, [customer]);
  }
  return groups;
};

/**
 * Finds the customers that a tenant may be: the one that is linked, else by customer number, else by personal or organisation
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

/** A name alone is never enough, and neither are several customers. */
export const toMatchKind = ({ customers, match }: MatchedCustomers<Customer>): MatchKind => {
  if (match === null) return 'missing';
  if (match === 'LINKED') return 'linked';
  return match === 'NAME' || customers.length > 1 ? 'ambiguous' : 'matched';
};

interface LeaseOfTenant {
  readonly id: number;
  /** The amounts of the notices of the lease, in öre. */
  readonly amountsOre: readonly number[];
}

/** The lease of an open invoice: that of our notice, else the tenant's only lease, else the only one with a notice of the amount. */
export const chooseLease = <L extends LeaseOfTenant>(
  leases: readonly L[],
  { noticeLeaseId, payOre }: { readonly noticeLeaseId: number | null; readonly payOre: number },
): L | undefined => {
  const ofNotice = leases.find(({ id }) => id === noticeLeaseId);
  if (ofNotice !== undefined) return ofNotice;
  const fitting =
    leases.length === 1 ? leases : leases.filter(({ amountsOre }) => amountsOre.includes(payOre));
  return fitting.length === 1 ? fitting[0] : undefined;
};
