import { makeAccount, type TestAccount, testServer } from '@husrum/api-testing';
import { reportCalls } from '@husrum/contract/report';

const app = testServer();
let anna: TestAccount;

beforeAll(async () => {
  anna = await makeAccount(app);
});

test('the models are listed in their display order', async () => {
  const listed = await app.as(anna).get(reportCalls.models);
  expect(listed.map(({ label }) => label)).toEqual([
    'Uthyrningar',
    'Hyresgäster',
    'Objekt',
    'Företag',
    'Hyresavier',
    'Avirader',
    'Betalningar',
    'Tillägg',
    'Tillägg på uthyrningar',
    'Hyresändringar',
    'Hyresjusteringar',
    'In- och utflyttningar',
    'Momsunderlag',
    'Kvittenser',
    'Ärenden',
    'Underhåll',
  ]);
});

test('a model has relationships, and its fields are listed with those of chosen relationships', async () => {
  const params = { model: 'lease' };
  const relationships = await app.as(anna).get(reportCalls.relationships, { params });
  expect(relationships.map(({ key }) => key)).toEqual([
    'tenant',
    'any_tenant',
    'entity',
    'company',
    'invoicebase',
    'lease_addon',
    'quittance',
    'rent_version',
  ]);
  const fields = await app.as(anna).post(reportCalls.fields, { params, body: { relationships: ['tenant'] } });
  expect(fields).toEqual(
    expect.arrayContaining([
      { key: 'lease.start', label: 'Start', type: 'datetime', decimals: null },
      { key: 'lease.fee_per_m2', label: 'Hyra per m² och avi (kr)', type: 'number', decimals: 4 },
      { key: 'tenant.email', label: 'Primär hyresgäst: Mejladress', type: 'email', decimals: null },
    ]),
  );
});

test('an enum field has options, and the answer is 404 for other fields and for unknown models', async () => {
  const options = await app
    .as(anna)
    .get(reportCalls.enumOptions, { params: { model: 'lease', field: 'lease.state' } });
  expect(options).toContainEqual({ key: 'planned', label: 'Kommande' });
  for (const params of [
    { model: 'lease', field: 'lease.start' },
    { model: 'user_account', field: 'lease.state' },
  ]) {
    await expect(app.as(anna).get(reportCalls.enumOptions, { params })).rejects.toMatchObject({
      status: 404,
    });
  }
});
