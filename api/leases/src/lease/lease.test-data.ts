import { createPortfolioFactory, ENTITY_TYPE_ID } from '@husrum/api-objects/testing';
import type { TestAccount, TestServer } from '@husrum/api-testing';
import { type Lease, type LeaseInput, leaseCalls } from '@husrum/contract/lease';
import { type Tenant, tenantCalls } from '@husrum/contract/tenant';
import { makeTenantInput, testAddress } from '../tenant/tenant.test-data';

/** A lease as a form sends it. */
export const makeLeaseInput = (
  overrides: Partial<LeaseInput> & Pick<LeaseInput, 'entity_id'>,
): LeaseInput => ({
  reference: null,
  start: '2024-05-01',
  stop: null,
  fee: 8500,
  fee_as_m2: false,
  tax_rate: 0,
  payment_interval: 'MONTHLY',
  notice_length: 3,
  notice_type: 'MONTH',
  ...overrides,
});

/** The body that updates a lease: the values of the lease, with `overrides` in their place. */
export const toUpdateBody = (
  lease: Lease,
  overrides: Partial<Record<keyof Lease | 'missed_adjustments_from', unknown>>,
): Record<string, unknown> => ({
  id: lease.id,
  reference: lease.reference,
  start: lease.start,
  stop: lease.stop,
  fee: lease.fee,
  fee_as_m2: lease.fee_as_m2,
  tax_rate: lease.tax_rate,
  payment_interval: lease.payment_interval,
  notice_length: lease.notice_length,
  notice_type: lease.notice_type,
  next_invoice_month: lease.next_invoice_month,
  updated_at: lease.updated_at,
  ...overrides,
});

/** A business with a company, an estate and a vacant apartment, and functions that create leases and tenants. */
export const createLeaseFixture = async (app: TestServer, account: TestAccount) => {
  const user = app.as(account);
  const make = createPortfolioFactory(app, account);
  const company = await make.company();
  const estate = await make.entity({
    entity_type_id: ENTITY_TYPE_ID.estate,
    company_id: company.id,
    name: 'Kv. Eken',
    fee: null,
  });
  const apartment = await make.entity({ parent_id: estate.id });
  return {
    user,
    make,
    company,
    estate,
    apartment,
    createLease: (overrides: Partial<LeaseInput> = {}): Promise<Lease> =>
      user.post(leaseCalls.create, {
        body: {
          lease: makeLeaseInput({ entity_id: apartment.id, ...overrides }),
          tenant: makeTenantInput(),
          address: testAddress,
        },
      }),
    createTenant: async (overrides: Parameters<typeof makeTenantInput>[0] = {}): Promise<Tenant> => {
      const { tenant } = await user.post(tenantCalls.create, {
        body: { lease_id: null, ...makeTenantInput(overrides), address: testAddress },
      });
      return tenant;
    },
  };
};
