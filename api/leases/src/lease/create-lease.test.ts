import { makeAccount, testServer } from '@husrum/api-testing';
import { companyCalls } from '@husrum/contract/company';
import { leaseCalls } from '@husrum/contract/lease';
import { tenantCalls } from '@husrum/contract/tenant';
import { makeTenantInput, testAddress } from '../tenant/tenant.test-data';
import { createLeaseFixture, makeLeaseInput } from './lease.test-data';

const app = testServer();

const setup = async () => createLeaseFixture(app, await makeAccount(app));

test('creates a lease with a new tenant and an address', async () => {
  const { user, apartment, company } = await setup();
  const tenant = makeTenantInput({ name: 'Anna Andersson', identifier: '850412-2386' });
  const created = await user.post(leaseCalls.create, {
    body: {
      lease: makeLeaseInput({ entity_id: apartment.id, reference: 'K-1' }),
      tenant,
      address: testAddress,
    },
  });
  expect(created).toMatchObject({
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
    params: { id: created.tenants[0]?.id ?? 0 },
  });
  expect(addresses).toEqual([expect.objectContaining({ ...testAddress, type: 'PRIMARY' })]);
  expect(leases).toEqual([
    expect.objectContaining({ id: created.id, status: 'active', primary: true, total: 8500 }),
  ]);
});

test('a new lease shows its next invoice if the company creates invoices automatically', async () => {
  const { user, company, createLease } = await setup();
  await user.patch(companyCalls.updateInvoicingConfig, {
    params: { id: company.id },
    body: { ...company.invoicingconfig, bankgiro: '991-2346', auto_enabled: true },
  });
  expect((await createLease({ payment_interval: 'QUARTERLY', stop: '2027-02-14' })).next_notice).toEqual({
    date: '2026-12-20',
    start: '2027-01-01',
    stop: '2027-02-14',
  });
});

test('starts a lease today by default', async () => {
  const { createLease } = await setup();
  expect(await createLease({ start: null })).toMatchObject({
    start: '2026-11-20',
    next_invoice_month: '2026-11',
  });
});

test('creates a lease for an existing tenant, who becomes active again', async () => {
  const { user, apartment, createTenant } = await setup();
  const { id } = await createTenant();
  await app.system((tx) =>
    tx.updateTable('tenant').set({ status: 'INACTIVE' }).where('id', '=', id).execute(),
  );
  const body = { lease: makeLeaseInput({ entity_id: apartment.id }), tenant: { id } };
  expect((await user.post(leaseCalls.createForTenant, { body })).primary_tenant).toMatchObject({ id });
  expect((await user.get(tenantCalls.detail, { params: { id } })).status).toBe('ACTIVE');
});

test('makes the address of the object the tenant’s primary address on request', async () => {
  const { user, apartment, createTenant } = await setup();
  const { id, addresses } = await createTenant();
  const lease = makeLeaseInput({ entity_id: apartment.id, stop: '2026-06-30' });
  await user.post(leaseCalls.createForTenant, { body: { lease, tenant: { id } } });
  const read = async () => (await user.get(tenantCalls.detail, { params: { id } })).addresses;
  expect(await read()).toEqual(addresses);
  await user.post(leaseCalls.createForTenant, {
    body: { lease: { ...lease, start: '2026-07-01', stop: null }, tenant: { id }, update_address: true },
  });
  const { address, postal_code, city, country } = apartment;
  expect(await read()).toEqual([
    {
      id: addresses[0]?.id,
      tenant_id: id,
      type: 'PRIMARY',
      address,
      postal_code,
      city,
      country,
      updated_at: expect.any(String),
    },
  ]);
});

test('does not change the address of the tenant if the lease is rejected', async () => {
  const { user, estate, createTenant } = await setup();
  const { id, addresses } = await createTenant();
  const lease = makeLeaseInput({ entity_id: estate.id });
  await user.failure(leaseCalls.createForTenant, { body: { lease, tenant: { id }, update_address: true } });
  expect((await user.get(tenantCalls.detail, { params: { id } })).addresses).toEqual(addresses);
});

test('gives a tenant without an address the address of the object on request', async () => {
  const { user, apartment } = await setup();
  const { tenant } = await user.post(tenantCalls.create, { body: makeTenantInput() });
  await user.post(leaseCalls.createForTenant, {
    body: {
      lease: makeLeaseInput({ entity_id: apartment.id }),
      tenant: { id: tenant.id },
      update_address: true,
    },
  });
  const { addresses } = await user.get(tenantCalls.detail, { params: { id: tenant.id } });
  expect(addresses).toMatchObject([{ type: 'PRIMARY', address: apartment.address }]);
});

test('rejects a period in which the object has another lease', async () => {
  const { user, createLease } = await setup();
  await createLease({ stop: '2026-06-30' });
  const ongoing = await createLease({ start: '2026-07-01' });
  expect(ongoing.state.status).toBe('active');
  const failed = await user.failure(leaseCalls.create, {
    body: {
      lease: makeLeaseInput({ entity_id: ongoing.entity_id, start: '2027-01-01' }),
      tenant: makeTenantInput(),
      address: testAddress,
    },
  });
  expect(failed.status).toBe(422);
  expect(failed.data).toEqual({ 'lease.start': ['Objektet är redan uthyrt 2026-07-01 – tills vidare'] });
});

test('shows why a lease or its tenant is rejected under the field, and inserts neither', async () => {
  const { user, estate, apartment, make } = await setup();
  const flatWithoutArea = await make.entity({ parent_id: estate.id, name: 'Lgh 2', fields: {} });
  const failToCreate = async (overrides: Record<string, unknown>, tenant = {}) =>
    (
      await user.failure(leaseCalls.create, {
        body: {
          lease: { ...makeLeaseInput({ entity_id: apartment.id }), ...overrides },
          tenant: makeTenantInput(tenant),
          address: testAddress,
        },
      })
    ).data;
  expect(await failToCreate({ entity_id: estate.id })).toEqual({
    'lease.entity_id': ['Objektet går inte att hyra ut'],
  });
  expect(await failToCreate({ entity_id: flatWithoutArea.id, fee: 100, fee_as_m2: true })).toEqual({
    'lease.fee_as_m2': ['Objektet har ingen yta att räkna hyran på'],
  });
  expect(await failToCreate({ entity_id: apartment.id, fee: 100_000_000, fee_as_m2: true })).toEqual({
    'lease.fee': ['Hyra per m² gånger ytan får vara högst 1\u00a0000\u00a0000\u00a0000 kr'],
  });
  for (const start of ['0001-01-01', '9999-12-31'])
    expect(Object.keys(await failToCreate({ entity_id: apartment.id, start }))).toEqual(['lease.start']);
  expect(await failToCreate({ stop: '2024-04-30' })).toEqual({
    'lease.stop': ['Slutdatum kan inte vara före startdatum'],
  });
  expect(await failToCreate({}, { identifier: '850412-2387' })).toEqual({
    'tenant.identifier': ['Ange ett giltigt personnummer'],
  });
  expect((await user.get(tenantCalls.list)).total).toBe(0);
  expect((await user.get(leaseCalls.list)).total).toBe(0);
});

test('multiplies a fee per m² by the area', async () => {
  const { createLease } = await setup();
  expect(await createLease({ fee: 129.516, fee_as_m2: true })).toMatchObject({
    fee: 129.516,
    total: 8094.75,
  });
});
