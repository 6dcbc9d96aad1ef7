import { customerNumbers } from '@husrum/api-leases';
import { listAddresses } from '@husrum/api-objects';
import { ROWS_PER_STATEMENT, splitIntoChunks, type Tx } from '@husrum/api-platform';
import type { AccountingCustomer, AccountingCustomerInput } from '@husrum/api-ports';
import type { AccountingName } from '@husrum/contract/accounting';
import { findCountryCode } from './country-code.rules';

interface Connection {
  readonly id: number;
  readonly name: AccountingName;
}

/** A tenant as a customer of the accounting program, with its keys there as far as they are known. */
export interface CustomerSource {
  readonly input: AccountingCustomerInput;
  /** The program's own key, once it is known. */
  readonly serviceId: string | null;
  /** The customer number that users see. */
  readonly number: string | null;
}

const findLink = (tx: Tx, integrationId: number, tenantId: number) =>
  tx
    .selectFrom('accounting_customer')
    .select(['service_id', 'number'])
    .where('integration_id', '=', integrationId)
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();

export const findCustomerSource = async (
  tx: Tx,
  { id, name }: Connection,
  tenantId: number,
): Promise<CustomerSource | undefined> => {
  const tenant = await tx
    .selectFrom('tenant')
    .select(['name', 'identifier', 'organisation', 'phone', 'email', 'billing_email'])
    .select(`${customerNumbers.column[name]} as number`)
    .where('id', '=', tenantId)
    .executeTakeFirst();
  if (tenant === undefined) return undefined;
  const link = await findLink(tx, id, tenantId);
  const addresses = await listAddresses(tx, tenantId);
  const address = addresses.find(({ type }) => type === 'BILLING') ?? addresses[0];
  return {
    serviceId: link?.service_id ?? null,
    number: link?.number ?? tenant.number,
    input: {
      name: tenant.name,
      identifier: tenant.identifier,
      isOrganisation: tenant.organisation,
      email: tenant.billing_email ?? tenant.email,
      phone: tenant.phone,
      address: address?.address ?? null,
      postalCode: address?.postal_code ?? null,
      city: address?.city ?? null,
      countryCode: address === undefined ? null : findCountryCode(address.country),
    },
  };
};

/** The name of the tenant that is linked to the customer, if it is another than the given one. */
export const findOtherTenantName = async (
  tx: Tx,
  connection: Connection,
  tenantId: number,
  customer: Pick<AccountingCustomer, 'id'>,
): Promise<string | undefined> => {
  const other = await tx
    .selectFrom('accounting_customer')
    .innerJoin('tenant', 'tenant.id', 'accounting_customer.tenant_id')
    .select('tenant.name')
    .where('accounting_customer.integration_id', '=', connection.id)
    .where('accounting_customer.service_id', '=', customer.id)
    .where('accounting_customer.tenant_id', '<>', tenantId)
    .executeTakeFirst();
  return other?.name;
};

export interface TenantCustomer {
  readonly tenantId: number;
  readonly customer: Pick<AccountingCustomer, 'id' | 'number'>;
}

/** Links the tenants to their customers, and stores the numbers on the tenants. A tenant must not be in the list twice. */
export const saveCustomers = async (
  tx: Tx,
  connection: Connection,
  links: readonly TenantCustomer[],
): Promise<void> => {
  for (const rows of splitIntoChunks(links, ROWS_PER_STATEMENT)) {
    await tx
      .insertInto('accounting_customer')
      .values(
        rows.map(({ tenantId, customer: { id, number } }) => ({
          integration_id: connection.id,
          tenant_id: tenantId,
          service_id: id,
          number,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['integration_id', 'tenant_id']).doUpdateSet(({ ref }) => ({
          service_id: ref('excluded.service_id'),
          number: ref('excluded.number'),
        })),
      )
      .execute();
    await customerNumbers.save(
      tx,
      connection.name,
      rows.map(({ tenantId, customer: { number } }) => ({ tenantId, number })),
    );
  }
};

/** Links the tenant to the customer, and stores its number on the tenant. */
export const saveCustomer = (
  tx: Tx,
  connection: Connection,
  tenantId: number,
  customer: TenantCustomer['customer'],
): Promise<void> => saveCustomers(tx, connection, [{ tenantId, customer }]);

/** Removes the link to a customer that is missing in the program, so that the next attempt finds or creates it. */
export const unlinkCustomer = async (tx: Tx, { id, name }: Connection, tenantId: number): Promise<void> => {
  await tx
    .deleteFrom('accounting_customer')
    .where('integration_id', '=', id)
    .where('tenant_id', '=', tenantId)
    .execute();
  await customerNumbers.save(tx, name, [{ tenantId, number: null }]);
};

/** The Fortnox connection of a company that the tenant rents from, the one of the latest lease first. */
export const findFortnoxConnectionId = async (tx: Tx, tenantId: number): Promise<number | undefined> => {
  const found = await tx
    .selectFrom('lease_tenant')
    .innerJoin('lease', 'lease.id', 'lease_tenant.lease_id')
    .innerJoin('entity', 'entity.id', 'lease.entity_id')
    .innerJoin('invoicing_config', 'invoicing_config.company_id', 'entity.company_id')
    .innerJoin('integration', 'integration.id', 'invoicing_config.integration_id')
    .select('integration.id')
    .where('lease_tenant.tenant_id', '=', tenantId)
    .where('integration.name', '=', 'FORTNOX')
    .orderBy('lease.start', 'desc')
    .orderBy('lease.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.id;
};
