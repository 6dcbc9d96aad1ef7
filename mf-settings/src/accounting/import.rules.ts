import type { ImportedTenant, ImportReport } from '@husrum/contract/accounting-sync';

/** The id of the customer that the user has chosen, by the tenant's id. It is null for a tenant that is not to be linked. */
export type ChosenCustomers = ReadonlyMap<number, string | null>;

/**
 * The id of the customer that is chosen from the start: the only one, if it was found by its customer number or by its personal or
 * organisation number. A match by name is not certain enough.
 */
export const findSuggestedCustomer = ({ match, customers }: ImportedTenant): string | null =>
  (match === 'NUMBER' || match === 'IDENTIFIER') && customers.length === 1
    ? (customers[0]?.id ?? null)
    : null;

/** The id of the customer that the user has chosen for the tenant, otherwise of the suggested one. */
export const getChosenCustomer = (tenant: ImportedTenant, chosen: ChosenCustomers): string | null => {
  const choice = chosen.get(tenant.id);
  return choice === undefined ? findSuggestedCustomer(tenant) : choice;
};

/** What the list of tenants can be limited to. `ambiguous`: a person must choose the customer. */
export const importFilters = ['all', 'ambiguous', 'matched', 'missing', 'linked'] as const;
export type ImportFilter = (typeof importFilters)[number];

const getKind = (tenant: ImportedTenant): ImportFilter => {
  if (tenant.match === null) return 'missing';
  if (tenant.match === 'LINKED') return 'linked';
  return findSuggestedCustomer(tenant) === null ? 'ambiguous' : 'matched';
};

export const filterTenants = (
  tenants: readonly ImportedTenant[],
  filter: ImportFilter,
): readonly ImportedTenant[] =>
  filter === 'all' ? tenants : tenants.filter((tenant) => getKind(tenant) === filter);

/** The links to store: the chosen or suggested customer of each tenant that has one and is not linked yet. */
export const toLinks = (
  tenants: readonly ImportedTenant[],
  chosen: ChosenCustomers,
): { tenant_id: number; customer_id: string }[] =>
  tenants.flatMap((tenant) => {
    const customerId = tenant.match === 'LINKED' ? null : getChosenCustomer(tenant, chosen);
    return customerId === null ? [] : [{ tenant_id: tenant.id, customer_id: customerId }];
  });

export const countTenants = ({ linked, matched, ambiguous, missing }: ImportReport['customers']): number =>
  linked + matched + ambiguous + missing;
