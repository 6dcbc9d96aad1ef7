import { makeAccount, testServer } from '@husrum/api-testing';
import { reportCalls } from '@husrum/contract/report';
import { createPreviewFixture } from './preview-report.test-data';
import type { ReportModel } from './report-model.types';
import { listAllColumns, loadReportModels } from './report-models';

const app = testServer();
let fixture: Awaited<ReturnType<typeof createPreviewFixture>>;
let models: readonly ReportModel[];

beforeAll(async () => {
  fixture = await createPreviewFixture(app);
  models = await app.forAccount(fixture.account, loadReportModels);
});

test('a preview has texts, dates, numbers, booleans, and the labels of enum options', async () => {
  const report = await fixture.preview({
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

test('a preview can have every field of every model and relationship, sorted and counted', async () => {
  const MAX_FIELDS = 60;
  for (const model of models) {
    const columns = listAllColumns(model);
    for (let from = 0; from < columns.length; from += MAX_FIELDS) {
      const batch = columns.slice(from, from + MAX_FIELDS);
      const report = await fixture.preview({
        model: model.key,
        relationships: model.relationships.map(({ key }) => key),
        fields: batch.map(({ key }) => key),
        sort: batch.slice(0, 5).map(({ key }) => ({ field: key, direction: 'desc' })),
        aggregates: batch.slice(0, 20).map(({ key }) => ({ field: key, function: 'count' })),
      });
      expect(report.headers).toHaveLength(batch.length);
      expect(report.totals).toHaveLength(Math.min(batch.length, 20));
    }
  }
});

test('a tenant with two leases is one row without the lease relationship, and two rows with it', async () => {
  await fixture.createLease('Lgh 11', fixture.asaId, { start: '2026-01-01', stop: null, fee: 500 });
  const tenants = { model: 'tenant', fields: ['tenant.name'] };
  expect(await fixture.previewFirstColumn(tenants)).toEqual(['Bo Berg', 'Åsa Öberg']);
  const withLeases = await fixture.preview({
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
