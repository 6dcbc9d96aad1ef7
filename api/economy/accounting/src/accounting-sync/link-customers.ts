import { type ActorContext, invalidInput, problem } from '@husrum/api-platform';
import type { AccountingCustomer } from '@husrum/api-ports';
import { saveCustomers, type TenantCustomer } from '../accounting-customer/accounting-customer.store';
import { accountingSyncTexts } from './accounting-sync.texts';
import { countExistingTenants, findLinkedTenantIds } from './import.store';

interface Link {
  readonly tenant_id: number;
  readonly customer_id: string;
}

/**
 * Links tenants to customers. Of several links of a tenant, the last one counts. Throws 404 for a tenant that does not exist, and 422 on the field of the link for a customer that
 * does not exist, or that another tenant is linked to.
 */
export const linkCustomers = async (
  { tx }: Pick<ActorContext, 'tx'>,
  connection: Parameters<typeof saveCustomers>[1],
  links: readonly Link[],
  customers: readonly AccountingCustomer[],
): Promise<{ message: string; linked: number }> => {
  const tenantIds = new Set(links.map(({ tenant_id }) => tenant_id));
  if ((await countExistingTenants(tx, [...tenantIds])) !== tenantIds.size) throw problem('notFound');
  const byId = new Map(customers.map((customer) => [customer.id, customer]));
  const tenantIdByCustomer = new Map(await findLinkedTenantIds(tx, connection.id));
  const errors: Record<string, string[]> = {};
  const newLinks = new Map<number, TenantCustomer>();
  for (const [index, { tenant_id, customer_id }] of links.entries()) {
    const field = `links[${index}].customer_id`;
    const customer = byId.get(customer_id);
    const linkedTenantId = tenantIdByCustomer.get(customer_id);
    if (customer === undefined) errors[field] = [accountingSyncTexts.noSuchCustomer];
    else if (linkedTenantId !== undefined && linkedTenantId !== tenant_id)
      errors[field] = [accountingSyncTexts.customerTaken];
    else {
      tenantIdByCustomer.set(customer_id, tenant_id);
      newLinks.set(tenant_id, { tenantId: tenant_id, customer });
    }
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
  await saveCustomers(tx, connection, [...newLinks.values()]);
  return { message: accountingSyncTexts.linked(newLinks.size), linked: newLinks.size };
};
