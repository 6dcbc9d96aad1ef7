import { reportCalls } from '@husrum/contract/report';
import { makeAccount, type TestAccount, testServer } from '../../test/kit';

const app = testServer();
let anna: TestAccount;

beforeAll(async () => {
  anna = await makeAccount(app);
});

test('lists the models, leases first', async () => {
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

test('lists the relationships of a model, and its fields with those of chosen relationships', async () => {
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
      { key: 'tenant.email', label: 'Primär hyresgäst: E-post', type: 'email', decimals: null },
    ]),
  );
});

test('lists the options of an enum, and answers 404 for other fields and models', async () => {
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
