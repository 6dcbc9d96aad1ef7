import { addressCalls } from '@husrum/contract/address';
import { tenantCalls } from '@husrum/contract/tenant';
import { makeAccount, testServer } from '../../test/kit';
import { tenancyOf } from '../lease/lease.test-data';
import { anAddress } from '../tenant/tenant.test-data';

const app = testServer();

const begin = async () => {
  const { user, tenant } = await tenancyOf(app, await makeAccount(app));
  const { id, addresses } = await tenant();
  return { user, tenantId: id, primary: addresses[0]?.id ?? 0 };
};
const box = { ...anAddress, address: 'Box 7' };

test('a billing address is added once, and the two change places', async () => {
  const { user, tenantId, primary } = await begin();
  const body = { tenant_id: tenantId, type: 'BILLING', ...box };
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

test('the primary address is changed, never removed', async () => {
  const { user, primary, tenantId } = await begin();
  const moved = await user.patch(addressCalls.update, { body: { id: primary, ...box } });
  expect(moved).toMatchObject({ id: primary, tenant_id: tenantId, type: 'PRIMARY', address: 'Box 7' });
  expect((await user.failure(addressCalls.remove, { params: { id: primary } })).status).toBe(409);
  const billing = await user.post(addressCalls.create, {
    body: { tenant_id: tenantId, type: 'BILLING', ...box },
  });
  await user.remove(addressCalls.remove, { params: { id: billing.id } });
  const { addresses } = await user.get(tenantCalls.detail, { params: { id: tenantId } });
  expect(addresses).toHaveLength(1);
});

test('an address of somebody else does not become the tenant’s', async () => {
  const { user, tenantId } = await begin();
  const other = await begin();
  const failed = await user.failure(addressCalls.makePrimary, {
    params: { tenantId },
    body: { address_id: other.primary },
  });
  expect(failed.status).toBe(404);
});
