import type { BodyInput } from '@husrum/contract/core';
import { leaseCalls } from '@husrum/contract/lease';
import { type ReportCondition, reportCalls } from '@husrum/contract/report';
import { tenantCalls } from '@husrum/contract/tenant';
import { makeAccount, type TestAccount, testServer } from '../../test/kit';
import { portfolioOf } from '../entity/entity.test-data';
import { everyColumnOf, reportModels } from './catalogue';

const app = testServer();
let anna: TestAccount;

type Question = BodyInput<typeof reportCalls.preview>;
const preview = (question: Partial<Question>) =>
  app.as(anna).post(reportCalls.preview, { body: { model: 'lease', fields: ['lease.start'], ...question } });
const where = (field: string, operator: ReportCondition, value: string | number | boolean | null = null) => [
  { field, operator, value },
];
/** The first column of what the filter finds. */
const found = async (question: Partial<Question>) => (await preview(question)).data.map(([first]) => first);

const terms = {
  tax_rate: 0,
  payment_interval: 'MONTHLY',
  notice_length: 3,
  notice_type: 'MONTH',
} as const;
let companyId: number;
let asa: number;

const aTenant = async (name: string, identifier: string, email: string | null) => {
  const body = { name, identifier, email, phone: '070-174 06 05' };
  return (await app.as(anna).post(tenantCalls.create, { body })).tenant.id;
};
const rent = async (
  object: string,
  tenantId: number,
  lease: { start: string; stop: string | null; fee: number },
) => {
  const { id: entity_id } = await portfolioOf(app, anna).entity({ company_id: companyId, name: object });
  const body = { lease: { entity_id, ...terms, ...lease }, tenant: { id: tenantId } };
  return app.as(anna).post(leaseCalls.connect, { body });
};

beforeAll(async () => {
  anna = await makeAccount(app);
  companyId = (await portfolioOf(app, anna).company()).id;
  asa = await aTenant('Åsa Öberg', '19850412-2386', 'asa@example.se');
  const bo = await aTenant('Bo Berg', '19900101-2385', null);
  await rent('Lgh 10', asa, { start: '2024-05-01', stop: null, fee: 8500.5 });
  await rent('Lgh 2', bo, { start: '2026-12-01', stop: '2027-11-30', fee: 12000 });
});

test('four models are offered, leases first', async () => {
  const models = await app.as(anna).get(reportCalls.models);
  expect(models.map(({ label }) => label)).toEqual(['Uthyrningar', 'Hyresgäster', 'Objekt', 'Hyresavier']);
});

test('a model tells its relationships, and its fields together with theirs', async () => {
  const params = { model: 'lease' };
  const relationships = await app.as(anna).get(reportCalls.relationships, { params });
  expect(relationships.map(({ key }) => key)).toEqual(['tenant', 'entity', 'company']);
  const fields = await app.as(anna).post(reportCalls.fields, { params, body: { relationships: ['tenant'] } });
  expect(fields).toEqual(
    expect.arrayContaining([
      { key: 'lease.start', label: 'Start', type: 'datetime' },
      { key: 'tenant.email', label: 'Primär hyresgäst: E-post', type: 'email' },
    ]),
  );
});

test('an enum has its values to choose from; other fields and models have none', async () => {
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

test('a preview shows days, numbers, flags and words', async () => {
  const shown = await preview({
    relationships: ['tenant', 'entity', 'company'],
    fields: [
      'entity.name',
      'lease.start',
      'lease.stop',
      'lease.fee',
      'lease.fee_as_m2',
      'lease.state',
      'tenant.name',
    ],
  });
  expect(shown.headers[3]).toEqual({ key: 'lease.fee', label: 'Hyra (kr)', type: 'number' });
  expect(shown.data).toEqual([
    ['Lgh 2', '2026-12-01', '2027-11-30', 12000, false, 'Kommande', 'Bo Berg'],
    ['Lgh 10', '2024-05-01', null, 8500.5, false, 'Aktiv', 'Åsa Öberg'],
  ]);
  expect(shown).toMatchObject({ total: 2, showing: 2 });
});

test.each<[string, ReportCondition, string | number | boolean | null, string[]]>([
  ['lease.fee', '=', 8500.5, ['Lgh 10']],
  ['lease.fee', '>', 8500.5, ['Lgh 2']],
  ['lease.fee', '>=', '8 500,50', ['Lgh 2', 'Lgh 10']],
  ['lease.start', '<', '2026-12-01', ['Lgh 10']],
  ['lease.start', 'like', '2026-12', ['Lgh 2']],
  ['lease.stop', 'null', null, ['Lgh 10']],
  ['lease.stop', 'not_null', null, ['Lgh 2']],
  ['lease.stop', '!=', '2027-11-30', ['Lgh 10']],
  ['lease.created_at', 'today', null, ['Lgh 2', 'Lgh 10']],
  ['lease.created_at', 'yesterday', null, []],
  ['lease.start', 'this_year', null, ['Lgh 2']],
  ['lease.state', '=', 'planned', ['Lgh 2']],
  ['lease.state', '!=', 'planned', ['Lgh 10']],
  ['lease.fee_as_m2', '=', false, ['Lgh 2', 'Lgh 10']],
  ['lease.fee_as_m2', '=', true, []],
  ['tenant.name', '=', 'åsa öberg', ['Lgh 10']],
  ['tenant.name', 'like', 'ber', ['Lgh 2', 'Lgh 10']],
  ['tenant.name', '>', 'C', ['Lgh 10']],
  ['tenant.email', 'not_like', 'example', ['Lgh 2']],
  ['tenant.email', 'like', '%', []],
  ['entity.rented', '=', true, ['Lgh 10']],
])('%s %s %p finds %p', async (field, operator, value, objects) => {
  const question = {
    relationships: ['tenant', 'entity'],
    fields: ['entity.name'],
    filters: where(field, operator, value),
  };
  expect(await found(question)).toEqual(objects);
});

test('text that looks like SQL is only text', async () => {
  const filters = where('tenant.name', 'like', "'; drop table lease; --");
  expect(await found({ relationships: ['tenant'], filters })).toEqual([]);
  expect((await preview({})).total).toBe(2);
});

test('every field of every model and relationship can be shown', async () => {
  for (const model of reportModels) {
    const shown = await preview({
      model: model.key,
      relationships: model.relationships.map(({ key }) => key),
      fields: everyColumnOf(model)
        .map(({ key }) => key)
        .slice(0, 60),
    });
    expect(shown.headers.length).toBeGreaterThan(model.columns.length);
  }
});

test('no model, no field or a filter that does not fit is refused where it stands', async () => {
  const refused = await app.as(anna).failure(reportCalls.preview, { body: { model: '', fields: [] } });
  expect(refused.data).toEqual({ model: ['Källa måste fyllas i'], fields: ['Välj minst ett fält'] });
  const unfit = await app.as(anna).failure(reportCalls.preview, {
    body: { model: 'lease', fields: ['lease.start'], filters: where('lease.fee', '=', 'mycket') },
  });
  expect(unfit).toMatchObject({ status: 422, data: { 'filters[0].value': ['Ange ett tal'] } });
});

test('a tenant with two leases is one row until leases are asked for', async () => {
  await rent('Lgh 11', asa, { start: '2026-01-01', stop: null, fee: 500 });
  const tenants = { model: 'tenant', fields: ['tenant.name'] };
  expect(await found(tenants)).toEqual(['Bo Berg', 'Åsa Öberg']);
  const apart = await preview({
    ...tenants,
    relationships: ['lease', 'entity'],
    fields: ['tenant.name', 'entity.name'],
  });
  expect(apart.data.map((row) => row.join()).sort()).toEqual([
    'Bo Berg,Lgh 2',
    'Åsa Öberg,Lgh 10',
    'Åsa Öberg,Lgh 11',
  ]);
});

test('another account sees nothing of it', async () => {
  const bo = await makeAccount(app);
  for (const { key, columns } of reportModels) {
    const body = { model: key, fields: columns.map((column) => column.key) };
    await expect(app.as(bo).post(reportCalls.preview, { body })).resolves.toMatchObject({
      data: [],
      total: 0,
    });
  }
});
