import { saveCustomer } from '../accounting/accounting-customer.store';
import { invalid, problem } from '../platform/errors';
import type { ActorContext } from '../platform/http';
import type { AccountingCustomer } from '../ports/accounting/accounting-service';
import { accountingSyncTexts } from './accounting-sync.texts';
import { countTenants, listLinkedTenants } from './import.store';

interface Link {
  readonly tenant_id: number;
  readonly customer_id: string;
}

/**
 * Links tenants to customers. 404 for a tenant that does not exist, and 422 under the link for a customer that
 * does not, or that another tenant has.
 */
export const linkCustomers = async (
  { tx }: Pick<ActorContext, 'tx'>,
  connection: Parameters<typeof saveCustomer>[1],
  links: readonly Link[],
  customers: readonly AccountingCustomer[],
): Promise<{ message: string; linked: number }> => {
  const tenantIds = new Set(links.map(({ tenant_id }) => tenant_id));
  if ((await countTenants(tx, [...tenantIds])) !== tenantIds.size) throw problem('notFound');
  const byId = new Map(customers.map((customer) => [customer.id, customer]));
  const taken = new Map(await listLinkedTenants(tx, connection.id));
  const errors: Record<string, string[]> = {};
  for (const [index, { tenant_id, customer_id }] of links.entries()) {
    const field = `links[${index}].customer_id`;
    const customer = byId.get(customer_id);
    const owner = taken.get(customer_id);
    if (customer === undefined) errors[field] = [accountingSyncTexts.noSuchCustomer];
    else if (owner !== undefined && owner !== tenant_id) errors[field] = [accountingSyncTexts.customerTaken];
    else {
      taken.set(customer_id, tenant_id);
      await saveCustomer(tx, connection, tenant_id, customer);
    }
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { message: accountingSyncTexts.linked(links.length), linked: links.length };
};
