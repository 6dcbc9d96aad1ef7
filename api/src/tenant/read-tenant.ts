import { routes } from '@husrum/contract/routes';
import type { Tenant } from '@husrum/contract/tenant';
import { fromOre } from '@husrum/format';
import { addressesOf } from '../address/address.store';
import { leasesOfTenant } from '../lease/lease.store';
import { tenantLeaseShown } from '../lease/lease-row.rules';
import { orNotFound } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { creditOre } from './credit.store';
import { tenantAccounts, tenantRows } from './tenant.store';

export const readTenant = async ({ tx, clock }: RequestContext, id: number): Promise<Tenant> => {
  const [row] = await tenantRows(tx, [id]);
  const tenant = orNotFound(row);
  const { fortnox_customer_number, ...accounts } = await tenantAccounts(tx, id);
  const leases = await leasesOfTenant(tx, id);
  return {
    ...tenant,
    ...accounts,
    fortnox_customer_number,
    connected_to_fortnox: fortnox_customer_number !== null,
    credit: fromOre(await creditOre(tx, id)),
    leases: leases.map((lease) => tenantLeaseShown(lease, clock.today())),
    addresses: await addressesOf(tx, id),
    breadcrumb: [
      { title: 'Hyresgäster', link: routes.tenant.overview() },
      { title: tenant.name, link: null },
    ],
  };
};
