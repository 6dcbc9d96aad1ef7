import { businessCalls } from '@husrum/contract/business';
import { tenantPortalCalls } from '@husrum/contract/tenant-portal';
import { makeAccount, type TestAccount, testServer } from '../../test/kit';

const app = testServer();
let anna: TestAccount;
const change = {
  name: 'Annas Fastigheter AB',
  currency: 'SEK',
  identifier: '5599990016',
  phone: '019-12 34 56',
} as const;

beforeEach(async () => {
  anna = await makeAccount(app);
});

test('a new business has a name and nothing else', async () => {
  await expect(app.as(anna).get(businessCalls.detail)).resolves.toEqual({
    id: anna.billableId,
    name: 'Testfastigheter AB',
    currency: 'SEK',
    identifier: null,
    phone: null,
    organisation: 1,
    stat_inactive_tenants: 0,
    storage_percent: 0,
  });
});

test('a change is kept, with the number in its written form', async () => {
  await app.as(anna).patch(businessCalls.update, { body: change });
  await expect(app.as(anna).get(businessCalls.detail)).resolves.toMatchObject({
    name: 'Annas Fastigheter AB',
    identifier: '559999-0016',
    phone: '019-12 34 56',
  });
});

test.each([
  [{ name: '' }, { name: ['Namn måste fyllas i'] }],
  [{ currency: 'EUR' }, { currency: ['Valuta har ett värde som inte finns att välja'] }],
  [{ identifier: '' }, { identifier: ['Person- eller organisationsnummer måste fyllas i'] }],
  [{ identifier: '559999-0017' }, { identifier: ['Ange ett giltigt organisationsnummer'] }],
])('%p is refused under its field', async (wrong, data) => {
  const refused = await app.as(anna).failure(businessCalls.update, { body: { ...change, ...wrong } });
  expect(refused).toMatchObject({ status: 422, data });
});

test('the portal is closed until it is opened', async () => {
  await expect(app.as(anna).get(tenantPortalCalls.config)).resolves.toMatchObject({
    enabled: false,
    stub: null,
  });
  await app.tenant(anna, (tx) =>
    tx
      .insertInto('tenant_portal_config')
      .values({ enabled: true, stub: 'annas', phone: null, email: null, message: 'Hej!' })
      .execute(),
  );
  await expect(app.as(anna).get(tenantPortalCalls.config)).resolves.toMatchObject({
    enabled: true,
    stub: 'annas',
    message: 'Hej!',
  });
});

test('another account changes and sees only itself', async () => {
  const bo = await makeAccount(app, 'Bos Bostäder AB');
  await app.as(bo).patch(businessCalls.update, { body: { ...change, name: 'Bos Bostäder HB' } });
  await expect(app.as(anna).get(businessCalls.detail)).resolves.toMatchObject({ name: 'Testfastigheter AB' });
});
