import { type Lease, type LeaseInput, leaseCalls } from '@husrum/contract/lease';
import { type Tenant, tenantCalls } from '@husrum/contract/tenant';
import type { TestAccount, TestServer } from '../../test/kit';
import { portfolioOf, TYPE } from '../entity/entity.test-data';
import { anAddress, aTenant } from '../tenant/tenant.test-data';

/** For tests: terms as a form sends them. */
export const aLease = (over: Partial<LeaseInput> & Pick<LeaseInput, 'entity_id'>): LeaseInput => ({
  reference: null,
  start: '2024-05-01',
  stop: null,
  fee: 8500,
  fee_as_m2: false,
  tax_rate: 0,
  payment_interval: 'MONTHLY',
  notice_length: 3,
  notice_type: 'MONTH',
  ...over,
});

/** The lease as a form sends it back, with what is changed. */
export const changed = (
  lease: Lease,
  over: Partial<Record<keyof Lease, unknown>>,
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
  ...over,
});

/** A landlord with an apartment to let, and what is done with it, made through the calls. */
export const tenancyOf = async (app: TestServer, account: TestAccount) => {
  const user = app.as(account);
  const make = portfolioOf(app, account);
  const company = await make.company();
  const estate = await make.entity({
    entity_type_id: TYPE.estate,
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
    let: (over: Partial<LeaseInput> = {}): Promise<Lease> =>
      user.post(leaseCalls.create, {
        body: {
          lease: aLease({ entity_id: apartment.id, ...over }),
          tenant: aTenant(),
          address: anAddress,
        },
      }),
    tenant: async (over: Parameters<typeof aTenant>[0] = {}): Promise<Tenant> => {
      const { tenant } = await user.post(tenantCalls.create, {
        body: { lease_id: null, ...aTenant(over), address: anAddress },
      });
      return tenant;
    },
  };
};
