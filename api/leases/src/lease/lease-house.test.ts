import { ENTITY_TYPE_ID } from '@husrum/api-objects/testing';
import { makeAccount, testServer } from '@husrum/api-testing';
import { invoiceCalls } from '@husrum/contract/invoice';
import { leaseCalls } from '@husrum/contract/lease';
import { searchCalls } from '@husrum/contract/search';
import { tenantCalls } from '@husrum/contract/tenant';
import { ticketCalls } from '@husrum/contract/ticket';
import { createLeaseFixture } from './lease.test-data';

const app = testServer();

test('leases, invoices, tenants, tickets and search hits name the house of an object, which is the outermost object above it', async () => {
  const { user, make, apartment, createLease } = await createLeaseFixture(app, await makeAccount(app));
  const parkingSpace = await make.entity({
    entity_type_id: ENTITY_TYPE_ID.parking,
    parent_id: apartment.id,
    name: 'Plats 7',
  });
  const lease = await createLease();
  const parkingLease = await createLease({ entity_id: parkingSpace.id });
  const entity = { id: apartment.id, name: 'Lgh 1001', house: 'Kv. Eken' };

  expect(lease.entity).toMatchObject(entity);
  expect(parkingLease.entity).toMatchObject({ name: 'Plats 7', house: 'Kv. Eken' });
  const { data: leases } = await user.get(leaseCalls.list);
  expect(leases.map(({ entity: { house } }) => house)).toEqual(['Kv. Eken', 'Kv. Eken']);

  const period = { lease_id: lease.id, start: '2026-12-01', stop: '2026-12-31' };
  const { invoicebase } = await user.post(invoiceCalls.create, { body: { ...period, supplement: false } });
  expect(invoicebase.lease?.entity).toEqual(entity);

  const tenantId = lease.primary_tenant?.id ?? 0;
  const tenant = await user.get(tenantCalls.detail, { params: { id: tenantId } });
  expect(tenant.leases.map((one) => one.entity)).toContainEqual(entity);

  const ticket = await user.post(ticketCalls.create, {
    body: {
      subject: 'Kran',
      type: 'REPORT',
      description: 'Droppar',
      entity_id: apartment.id,
      tenant_id: null,
    },
  });
  expect(ticket.entity).toEqual(entity);

  const { hits } = await user.get(searchCalls.find, { query: { query: 'Lgh 1001' } });
  expect(
    hits.hits.map(({ _index, _source }) => [_index, _source.render.subtitle.includes('Kv. Eken')]),
  ).toEqual(
    expect.arrayContaining([
      ['entities', true],
      ['leases', true],
    ]),
  );
});
