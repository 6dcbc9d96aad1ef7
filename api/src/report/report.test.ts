import type { BodyOf } from '@husrum/contract/core';
import { leaseCalls } from '@husrum/contract/lease';
import { type ReportCondition, reportCalls } from '@husrum/contract/report';
import { tenantCalls } from '@husrum/contract/tenant';
import { makeAccount, type TestAccount, testServer } from '../../test/kit';
import { createPortfolio } from '../entity/entity.test-data';
import { createLeaseFixture, toUpdateBody } from '../lease/lease.test-data';
import type { ReportModel } from './report-model.types';
import { listAllColumns, loadReportModels } from './report-models';

const app = testServer();
let anna: TestAccount;

type PreviewInput = BodyOf<typeof reportCalls.preview>;
const preview = (input: Partial<PreviewInput>) =>
  app.as(anna).post(reportCalls.preview, { body: { model: 'lease', fields: ['lease.start'], ...input } });
const filterBy = (
  field: string,
  operator: ReportCondition,
  value: string | number | boolean | null = null,
) => [{ field, operator, value }];
/** The first column of the rows. */
const firstColumn = async (input: Partial<PreviewInput>) =>
  (await preview(input)).data.map(([first]) => first);

const terms = {
  tax_rate: 0,
  payment_interval: 'MONTHLY',
  notice_length: 3,
  notice_type: 'MONTH',
} as const;
let companyId: number;
let models: readonly ReportModel[];
let asa: number;

const createTenant = async (name: string, identifier: string, email: string | null) => {
  const body = { name, identifier, email, phone: '070-174 06 05' };
  return (await app.as(anna).post(tenantCalls.create, { body })).tenant.id;
};
const createLease = async (
  object: string,
  tenantId: number,
  lease: { start: string; stop: string | null; fee: number },
) => {
  const { id: entity_id } = await createPortfolio(app, anna).entity({ company_id: companyId, name: object });
  const body = { lease: { entity_id, ...terms, ...lease }, tenant: { id: tenantId } };
  return app.as(anna).post(leaseCalls.createForTenant, { body });
};

beforeAll(async () => {
  anna = await makeAccount(app);
  models = await app.forAccount(anna, loadReportModels);
  companyId = (await createPortfolio(app, anna).company()).id;
  asa = await createTenant('Åsa Öberg', '19850412-2386', 'asa@example.se');
  const bo = await createTenant('Bo Berg', '19900101-2385', null);
  await createLease('Lgh 10', asa, { start: '2024-05-01', stop: null, fee: 8500.5 });
  await createLease('Lgh 2', bo, { start: '2026-12-01', stop: '2027-11-30', fee: 12000 });
});

test('lists the models, leases first', async () => {
  const listed = await app.as(anna).get(reportCalls.models);
  expect(listed.map(({ label }) => label)).toEqual([
    ...['Uthyrningar', 'Hyresgäster', 'Objekt', 'Företag'],
    ...['Hyresavier', 'Avirader', 'Betalningar'],
    ...['Tillägg', 'Tillägg på uthyrningar', 'Hyresändringar', 'Hyresjusteringar'],
    ...['In- och avflyttningar', 'Momsunderlag'],
    ...['Kvittenser', 'Ärenden', 'Underhåll'],
  ]);
});

test('lists the relationships of a model, and its fields with those of chosen relationships', async () => {
  const params = { model: 'lease' };
  const relationships = await app.as(anna).get(reportCalls.relationships, { params });
  expect(relationships.map(({ key }) => key)).toEqual([
    ...['tenant', 'any_tenant', 'entity', 'company'],
    ...['invoicebase', 'lease_addon', 'quittance', 'rent_version'],
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

test('a preview has dates, numbers, booleans and labels', async () => {
  const report = await preview({
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
  expect(report.headers[3]).toEqual({
    key: 'lease.fee',
    label: 'Hyra per avi (kr)',
    type: 'number',
    decimals: 2,
  });
  expect(report.data).toEqual([
    ['Lgh 2', '2026-12-01', '2027-11-30', 12000, false, 'Kommande', 'Bo Berg'],
    ['Lgh 10', '2024-05-01', null, 8500.5, false, 'Aktiv', 'Åsa Öberg'],
  ]);
  expect(report).toMatchObject({ total: 2, is_total_capped: false, showing: 2, totals: [] });
});

test('a terminated lease says when it ends, and is filtered as one that ends', async () => {
  const account = await makeAccount(app);
  const { user, createLease: createFixtureLease } = await createLeaseFixture(app, account);
  const lease = await createFixtureLease();
  await user.patch(leaseCalls.update, { body: toUpdateBody(lease, { stop: '2027-06-30' }) });
  const report = await user.post(reportCalls.preview, {
    body: {
      model: 'lease',
      relationships: [],
      fields: ['lease.state'],
      filters: filterBy('lease.state', '=', 'ending'),
    },
  });
  expect(report.data).toEqual([['Uppsagd, slutar 2027-06-30']]);
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
  const input = {
    relationships: ['tenant', 'entity'],
    fields: ['entity.name'],
    filters: filterBy(field, operator, value),
  };
  expect(await firstColumn(input)).toEqual(objects);
});

test('SQL in a filter value is treated as text', async () => {
  const filters = filterBy('tenant.name', 'like', "'; drop table lease; --");
  expect(await firstColumn({ relationships: ['tenant'], filters })).toEqual([]);
  expect((await preview({})).total).toBe(2);
});

test('a preview can have every field of every model and relationship, filtered and summed', async () => {
  const MAX_FIELDS = 60;
  for (const model of models) {
    const columns = listAllColumns(model);
    for (let from = 0; from < columns.length; from += MAX_FIELDS) {
      const some = columns.slice(from, from + MAX_FIELDS);
      const report = await preview({
        model: model.key,
        relationships: model.relationships.map(({ key }) => key),
        fields: some.map(({ key }) => key),
        sort: some.slice(0, 5).map(({ key }) => ({ field: key, direction: 'desc' })),
        aggregates: some.slice(0, 20).map(({ key }) => ({ field: key, function: 'count' })),
      });
      expect(report.headers).toHaveLength(some.length);
      expect(report.totals).toHaveLength(Math.min(some.length, 20));
    }
  }
});

test('rejects a missing model, missing fields and an unfit filter with field errors', async () => {
  const empty = await app.as(anna).failure(reportCalls.preview, { body: { model: '', fields: [] } });
  expect(empty.data).toEqual({ model: ['Källa måste fyllas i'], fields: ['Välj minst ett fält'] });
  const unfit = await app.as(anna).failure(reportCalls.preview, {
    body: { model: 'lease', fields: ['lease.start'], filters: filterBy('lease.fee', '=', 'mycket') },
  });
  expect(unfit).toMatchObject({ status: 422, data: { 'filters[0].value': ['Ange ett tal'] } });
});

test('a tenant with two leases is one row without the lease relationship, and two rows with it', async () => {
  await createLease('Lgh 11', asa, { start: '2026-01-01', stop: null, fee: 500 });
  const tenants = { model: 'tenant', fields: ['tenant.name'] };
  expect(await firstColumn(tenants)).toEqual(['Bo Berg', 'Åsa Öberg']);
  const withLeases = await preview({
    ...tenants,
    relationships: ['lease', 'entity'],
    fields: ['tenant.name', 'entity.name'],
  });
  expect(withLeases.data.map((row) => row.join()).sort()).toEqual([
    'Bo Berg,Lgh 2',
    'Åsa Öberg,Lgh 10',
    'Åsa Öberg,Lgh 11',
  ]);
});

test('another account sees no rows', async () => {
  const bo = await makeAccount(app);
  for (const { key, columns } of models) {
    const body = { model: key, fields: columns.map((column) => column.key).slice(0, 60) };
    await expect(app.as(bo).post(reportCalls.preview, { body })).resolves.toMatchObject({
      data: [],
      total: 0,
    });
  }
});
