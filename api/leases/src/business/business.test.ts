import { makeAccount, type TestAccount, testServer } from '@husrum/api-testing';
import { businessCalls } from '@husrum/contract/business';

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

test('a new business has a name and the currency SEK, but no identity number and phone number', async () => {
  await expect(app.as(anna).get(businessCalls.detail)).resolves.toEqual({
    id: anna.businessId,
    name: 'Testfastigheter AB',
    currency: 'SEK',
    updated_at: expect.any(String),
    identifier: null,
    phone: null,
    organisation: 1,
    stat_inactive_tenants: 0,
    storage_percent: 0,
  });
});

test('saves a change with the organisation number in canonical form', async () => {
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
])('rejects %p under its field', async (invalidField, data) => {
  const refused = await app.as(anna).failure(businessCalls.update, { body: { ...change, ...invalidField } });
  expect(refused).toMatchObject({ status: 422, data });
});

test('isolates the business of another account', async () => {
  const bo = await makeAccount(app, 'Bos Bostäder AB');
  await app.as(bo).patch(businessCalls.update, { body: { ...change, name: 'Bos Bostäder HB' } });
  await expect(app.as(anna).get(businessCalls.detail)).resolves.toMatchObject({ name: 'Testfastigheter AB' });
});
