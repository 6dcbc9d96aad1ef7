import type { ImportedTenant, ImportReport } from '@husrum/contract/accounting-sync';

/** The chosen customer of each tenant; null for one that is not to be linked. */
export type ChosenCustomers = ReadonlyMap<number, string | null>;

/** A single customer that was found by a number is chosen at first. A name is only a suggestion. */
export const findSuggestedCustomer = ({ match, customers }: ImportedTenant): string | null =>
  (match === 'NUMBER' || match === 'IDENTIFIER') && customers.length === 1
    ? (customers[0]?.id ?? null)
    : null;

export const getChosenCustomer = (tenant: ImportedTenant, chosen: ChosenCustomers): string | null => {
  const choice = chosen.get(tenant.id);
  return choice === undefined ? findSuggestedCustomer(tenant) : choice;
};

/** The links to store: the chosen or suggested customer of each tenant that is not linked yet. */
export const toLinks = (
  tenants: readonly ImportedTenant[],
  chosen: ChosenCustomers,
): { tenant_id: number; customer_id: string }[] =>
  tenants.flatMap((tenant) => {
    const customer_id = tenant.match === 'LINKED' ? null : getChosenCustomer(tenant, chosen);
    return customer_id === null ? [] : [{ tenant_id: tenant.id, customer_id }];
  });

export const countTenants = ({ linked, matched, ambiguous, missing }: ImportReport['customers']): number =>
  linked + matched + ambiguous + missing;
