import { leaseAddonCalls } from '../economy/invoicing/lease-addon/lease-addon.calls';
import { proposedCreditCalls } from '../economy/invoicing/proposed-credit/proposed-credit.calls';
import { agreementCalls } from '../leases/agreement/agreement.calls';
import { leaseCalls } from '../leases/lease/lease.calls';
import type { LeaseRow } from '../leases/lease/lease.schema';
import { leaseFilters, leaseStates } from '../leases/lease/lease.state';
import { receiptCalls } from '../leases/receipt/receipt.calls';
import { type TenantRow, tenantCalls, tenantStatuses } from '../leases/tenant/tenant.calls';
import { tenantMessageCalls } from '../leases/tenant-message/tenant-message.calls';
import { entityCalls } from '../objects/entity/entity.calls';
import { routes } from '../routes';
import { findFirstRow, type Get, type PageKind } from './page-kind';

const leasePage = (
  what: string,
  matches: (row: LeaseRow, get: Get) => boolean | Promise<boolean>,
  tab?: string,
): PageKind => ({
  name: `lease.detail: ${what}`,
  findPath: async (get) => {
    const row = await findFirstRow(
      (query) => get(leaseCalls.list, { query }),
      (each) => matches(each, get),
    );
    return row && routes.lease.detail({ id: row.id }, tab === undefined ? undefined : { tab });
  },
});

const leaseListPage = (filter: (typeof leaseFilters)[number]): PageKind => ({
  name: `lease.byState: ${filter}`,
  findPath: async (get) => {
    const row = await findFirstRow((query) =>
      get(leaseCalls.listByState, { params: { state: filter }, query }),
    );
    return row && routes.lease.byState({ filter });
  },
});

const tenantPage = (what: string, matches: (row: TenantRow) => boolean): PageKind => ({
  name: `tenant.detail: ${what}`,
  findPath: async (get) => {
    const row = await findFirstRow((query) => get(tenantCalls.list, { query }), matches);
    return row && routes.tenant.detail({ id: row.id });
  },
});

const messagePage: PageKind = {
  name: 'contact.message: to the tenants of an object',
  findPath: async (get) => {
    const estates = await get(entityCalls.listByType, { params: { type: 'estates' } });
    for (const { id } of estates.data) {
      const params = { type: 'entity', id };
      const message = await findFirstRow((query) => get(tenantMessageCalls.listByTarget, { params, query }));
      if (message !== undefined) return routes.contact.message({ id: message.id });
    }
    return undefined;
  },
};

const listReceipts = (get: Get, { id }: LeaseRow) => get(receiptCalls.listByLease, { params: { id } });

export const leasePageKinds: readonly PageKind[] = [
  ...leaseFilters.map(leaseListPage),
  ...leaseStates.map((each) => leasePage(each, ({ state }) => state.status === each)),
  leasePage('somebody has ended it', ({ terminated }) => terminated),
  leasePage('rent per square metre', ({ fee_as_m2 }) => fee_as_m2),
  leasePage('per quarter', ({ payment_interval }) => payment_interval === 'QUARTERLY'),
  leasePage('several tenants', async ({ id }, get) => {
    const { tenants } = await get(leaseCalls.detail, { params: { id } });
    return tenants.length > 1;
  }),
  leasePage('proposed credit', async ({ id }, get) => {
    const { data } = await get(proposedCreditCalls.listByLease, { params: { id } });
    return data.length > 0;
  }),
  leasePage(
    'add-on',
    async ({ id }, get) => (await get(leaseAddonCalls.listByLease, { params: { id } })).total > 0,
    'addons',
  ),
  leasePage(
    'key not returned',
    async (row, get) => (await listReceipts(get, row)).some(({ return_date }) => return_date === null),
    'receipts',
  ),
  leasePage(
    'key returned',
    async (row, get) => (await listReceipts(get, row)).some(({ return_date }) => return_date !== null),
    'receipts',
  ),
  leasePage(
    'agreement',
    async ({ id }, get) => (await get(agreementCalls.listByLease, { params: { id } })).length > 0,
    'files',
  ),
  messagePage,
  ...tenantStatuses.map((each) => tenantPage(each, ({ status }) => status === each)),
  tenantPage('person', ({ organisation }) => !organisation),
  tenantPage('organisation', ({ organisation }) => organisation),
  tenantPage('no email address', ({ email }) => email === null),
  tenantPage('not invited to the portal', ({ portal }) => portal === 'NOT_INVITED'),
  tenantPage('invited to the portal', ({ portal }) => portal === 'INVITED'),
  tenantPage('account in the portal', ({ portal }) => portal === 'ACTIVE'),
];
