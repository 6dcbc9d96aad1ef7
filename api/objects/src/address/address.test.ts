import { createLeaseFixture, testAddress } from '@husrum/api-leases/testing';
import { makeAccount, testServer } from '@husrum/api-testing';
import { addressCalls } from '@husrum/contract/address';
import { tenantCalls } from '@husrum/contract/tenant';

const app = testServer();

const setup = async () => {
  const { user, createTenant } = await createLeaseFixture(app, await makeAccount(app));
  const { id, addresses } = await createTenant();
  return { user, createTenant, tenantId: id, primary: addresses[0]?.id ?? 0 };
};
const boxAddress = { ...testAddress, address: 'Box 7' };

test('a tenant gets at most one billing address, which can change places with the primary one', async () => {
  const { user, tenantId, primary } = await setup();
  const body = { tenant_id: tenantId, type: 'BILLING', ...boxAddress };
  const billing = await user.post(addressCalls.create, { body });
  expect(billing).toMatchObject({ type: 'BILLING', address: 'Box 7' });
  expect((await user.failure(addressCalls.create, { body })).data).toEqual({
    type: ['Hyresgästen har redan en faktureringsadress. Ändra den i stället.'],
  });
  await user.post(addressCalls.makePrimary, { params: { tenantId }, body: { address_id: billing.id } });
  const { addresses } = await user.get(tenantCalls.detail, { params: { id: tenantId } });
  expect(addresses.map(({ id, type }) => [id, type])).toEqual([
    [billing.id, 'PRIMARY'],
    [primary, 'BILLING'],
  ]);
});

test('a call that names no address makes the billing address the primary one', async () => {
  const { user, tenantId, primary } = await setup();
  const input = { params: { tenantId } };
  const failed = await user.failure(addressCalls.makePrimary, input);
  expect(failed).toMatchObject({
    status: 422,
    data: { address_id: ['Hyresgästen har ingen faktureringsadress att göra primär.'] },
  });
  const body = { tenant_id: tenantId, type: 'BILLING', ...boxAddress };
  const { id } = await user.post(addressCalls.create, { body });
  expect(await user.post(addressCalls.makePrimary, input)).toMatchObject({ id, type: 'PRIMARY' });
  const { addresses } = await user.get(tenantCalls.detail, { params: { id: tenantId } });
  expect(addresses.map((address) => [address.id, address.type])).toEqual([
    [id, 'PRIMARY'],
    [primary, 'BILLING'],
  ]);
  const stranger = await setup();
  expect((await stranger.user.failure(addressCalls.makePrimary, input)).status).toBe(404);
});

test('the primary address can be changed but not removed, and the billing address can be removed', async () => {
  const { user, primary, tenantId } = await setup();
  const updated = await user.patch(addressCalls.update, { body: { id: primary, ...boxAddress } });
  expect(updated).toMatchObject({ id: primary, tenant_id: tenantId, type: 'PRIMARY', address: 'Box 7' });
  expect((await user.failure(addressCalls.remove, { params: { id: primary } })).status).toBe(409);
  const billing = await user.post(addressCalls.create, {
    body: { tenant_id: tenantId, type: 'BILLING', ...boxAddress },
  });
  await user.remove(addressCalls.remove, { params: { id: billing.id } });
  const { addresses } = await user.get(tenantCalls.detail, { params: { id: tenantId } });
  expect(addresses.map(({ id }) => id)).toEqual([primary]);
});

test('an address of another tenant, or of another business, cannot become the primary one', async () => {
  const { user, tenantId, createTenant } = await setup();
  const neighbour = await createTenant();
  const stranger = await setup();
  for (const addressId of [neighbour.addresses[0]?.id ?? 0, stranger.primary]) {
    const failed = await user.failure(addressCalls.makePrimary, {
      params: { tenantId },
      body: { address_id: addressId },
    });
    expect(failed.status).toBe(404);
  }
});
