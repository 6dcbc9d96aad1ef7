import { companyCalls } from '@husrum/contract/company';
import { leaseCalls } from '@husrum/contract/lease';
import { tenantCalls } from '@husrum/contract/tenant';
import { makeAccount, testServer } from '../../test/kit';
import { anAddress, aTenant } from '../tenant/tenant.test-data';
import { aLease, tenancyOf } from './lease.test-data';

const app = testServer();

const begin = async () => tenancyOf(app, await makeAccount(app));

test('an apartment is let to a new tenant, who gets an address', async () => {
  const { user, apartment, company } = await begin();
  const tenant = aTenant({ name: 'Anna Andersson', identifier: '850412-2386' });
  const made = await user.post(leaseCalls.create, {
    body: { lease: aLease({ entity_id: apartment.id, reference: 'K-1' }), tenant, address: anAddress },
  });
  expect(made).toMatchObject({
    reference: 'K-1',
    entity: { id: apartment.id, name: 'Lgh 1001', type: { kind: 'apartments' }, company_id: company.id },
    company: { id: company.id, invoicingconfig: { auto_enabled: false, generate_day: 20 } },
    state: { status: 'active', title: 'Aktiv', color: 'green' },
    total: 8500,
    next_invoice_month: '2024-05',
    next_invoice_month_based_on_invoicingconfig: '2027-01',
    next_notice: null,
    earliest_stop: '2027-02-28',
    area: 62.5,
    unreturned_count: 0,
    primary_tenant: { name: 'Anna Andersson', identifier: '19850412-2386' },
    tenants: [{ pivot: { primary: true } }],
  });
  const { addresses, leases } = await user.get(tenantCalls.detail, {
    params: { id: made.tenants[0]?.id ?? 0 },
  });
  expect(addresses).toEqual([expect.objectContaining({ ...anAddress, type: 'PRIMARY' })]);
  expect(leases).toEqual([
    expect.objectContaining({ id: made.id, status: 'active', primary: true, total: 8500 }),
  ]);
});

test('the invoice that comes by itself is told when the company makes them', async () => {
  const { user, company, let: rent } = await begin();
  await user.patch(companyCalls.updateInvoicing, {
    params: { id: company.id },
    body: { ...company.invoicingconfig, bankgiro: '991-2346', auto_enabled: true },
  });
  expect((await rent({ payment_interval: 'QUARTERLY', stop: '2027-02-14' })).next_notice).toEqual({
    date: '2026-12-20',
    start: '2027-01-01',
    stop: '2027-02-14',
  });
});

test('a lease without a start begins today', async () => {
  const { let: rent } = await begin();
  expect(await rent({ start: null })).toMatchObject({ start: '2026-11-20', next_invoice_month: '2026-11' });
});

test('an existing tenant rents, and is active again', async () => {
  const { user, apartment, tenant } = await begin();
  const { id } = await tenant();
  const account = await makeAccount(app);
  await app.system((tx) =>
    tx.updateTable('tenant').set({ status: 'INACTIVE' }).where('id', '=', id).execute(),
  );
  const body = { lease: aLease({ entity_id: apartment.id }), tenant: { id } };
  expect((await app.as(account).failure(leaseCalls.connect, { body })).status).toBe(404);
  expect((await user.post(leaseCalls.connect, { body })).primary_tenant).toMatchObject({ id });
  expect((await user.get(tenantCalls.detail, { params: { id } })).status).toBe('ACTIVE');
});

test('one object is never let twice on the same day', async () => {
  const { user, let: rent } = await begin();
  await rent({ stop: '2026-06-30' });
  const ongoing = await rent({ start: '2026-07-01' });
  expect(ongoing.state.status).toBe('active');
  const failed = await user.failure(leaseCalls.create, {
    body: {
      lease: aLease({ entity_id: ongoing.entity_id, start: '2027-01-01' }),
      tenant: aTenant(),
      address: anAddress,
    },
  });
  expect(failed.status).toBe(422);
  expect(failed.data).toEqual({ 'lease.start': ['Objektet är redan uthyrt 2026-07-01 – tills vidare'] });
});

test('what cannot be let is refused under its field, and nothing is written', async () => {
  const { user, estate, apartment, make } = await begin();
  const space = await make.entity({ parent_id: estate.id, name: 'Förråd', fields: {} });
  const refused = async (over: Record<string, unknown>, tenant = {}) =>
    (
      await user.failure(leaseCalls.create, {
        body: {
          lease: { ...aLease({ entity_id: apartment.id }), ...over },
          tenant: aTenant(tenant),
          address: anAddress,
        },
      })
    ).data;
  expect(await refused({ entity_id: estate.id })).toEqual({
    'lease.entity_id': ['Objektet går inte att hyra ut'],
  });
  expect(await refused({ entity_id: space.id, fee: 100, fee_as_m2: true })).toEqual({
    'lease.fee_as_m2': ['Objektet har ingen yta att räkna hyran på'],
  });
  expect(await refused({ stop: '2024-04-30' })).toEqual({
    'lease.stop': ['Slutdatum kan inte vara före startdatum'],
  });
  expect(await refused({}, { identifier: '850412-2387' })).toEqual({
    'tenant.identifier': ['Ange ett giltigt personnummer'],
  });
  expect((await user.get(tenantCalls.list)).total).toBe(0);
});

test('a fee per square metre gives the rent of the whole', async () => {
  const { let: rent } = await begin();
  expect(await rent({ fee: 129.516, fee_as_m2: true })).toMatchObject({ fee: 129.516, total: 8094.75 });
});
