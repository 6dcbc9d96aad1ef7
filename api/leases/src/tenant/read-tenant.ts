import { listAddresses } from '@husrum/api-objects';
import { orNotFound, type RequestContext } from '@husrum/api-platform';
import { routes } from '@husrum/contract/routes';
import type { Tenant } from '@husrum/contract/tenant';
import { fromOre } from '@husrum/format';
import { listCredits } from './credit.store';
import { hasInvoices, isConnectedToFortnox, loadTenantRows, readTenantIntegrations } from './tenant.store';
import { tenantTexts } from './tenant.texts';
import { listTenantLeases } from './tenant-lease.store';

export const readTenant = async ({ tx, clock }: RequestContext, id: number): Promise<Tenant> => {
  const [row] = await loadTenantRows(tx, [id], clock.now());
  const tenant = orNotFound(row);
  const { autogiro_from, autogiro_user_name, ...integrations } = await readTenantIntegrations(tx, id);
  return {
    ...tenant,
    ...integrations,
    autogiro_mandate: autogiro_from === null ? null : { from: autogiro_from, user_name: autogiro_user_name },
    connected_to_fortnox: await isConnectedToFortnox(tx, id),
    credit: fromOre((await listCredits(tx, id)).reduce((sum, { ore }) => sum + ore, 0)),
    leases: await listTenantLeases(tx, id, clock.today()),
    has_invoices: await hasInvoices(tx, id),
    addresses: await listAddresses(tx, id),
    breadcrumb: [
      { title: tenantTexts.overview, link: routes.tenant.overview() },
      { title: tenant.name, link: null },
    ],
  };
};
