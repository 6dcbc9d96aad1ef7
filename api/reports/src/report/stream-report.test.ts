import { insertPortfolio } from '@husrum/api-demo';
import { makeAccount, type TestAccount, testServer } from '@husrum/api-testing';
import { reportCalls } from '@husrum/contract/report';
import { makeFilter, makeReportDefinition, readReport } from './report.test-data';
import type { ReportModel } from './report-model.types';
import { loadReportModels } from './report-models';

const app = testServer();
const SMALL_BATCH = 17;
let anna: TestAccount;
let models: readonly ReportModel[];

beforeAll(async () => {
  anna = await makeAccount(app);
  await app.forAccount(anna, (tx) => insertPortfolio(tx, '2026-11-20', { seed: 3, objects: 14 }));
  models = await app.forAccount(anna, loadReportModels);
});

const preview = (definition: Parameters<typeof makeReportDefinition>[0]) =>
  app.as(anna).post(reportCalls.preview, { body: makeReportDefinition(definition) });

test('a report has all rows in the order of the preview, whatever the size of the batches', async () => {
  for (const model of models) {
    for (const relationship of [null, ...model.relationships]) {
      const definition = {
        model: model.key,
        relationships: relationship ? [relationship.key] : [],
        fields: [...model.columns, ...(relationship?.columns ?? [])].slice(0, 60).map(({ key }) => key),
      };
      const rows = await readReport(app, anna, definition);
      const { data, total } = await preview(definition);
      expect(rows.slice(0, data.length)).toEqual(data);
      expect(rows).toHaveLength(total);
      if (rows.length > SMALL_BATCH)
        expect(await readReport(app, anna, definition, SMALL_BATCH)).toEqual(rows);
    }
  }
}, 60_000);

test('a sorted and filtered report has the requested order', async () => {
  const definition = {
    model: 'entity',
    relationships: ['invoicebase'],
    fields: ['entity.name', 'invoicebase.pay'],
    filters: [makeFilter('invoicebase.pay', '>', 0)],
    sort: [{ field: 'invoicebase.pay', direction: 'desc' as const }],
  };
  const rows = await readReport(app, anna, definition, 10);
  const amounts = rows.map(([, amount]) => Number(amount));
  expect(amounts.length).toBeGreaterThan(30);
  expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
  expect(rows.slice(0, 20)).toEqual((await preview(definition)).data);
});

test.each(['asc', 'desc'] as const)(
  'rows without a value are last in a report that is sorted %s, as in its preview',
  async (direction) => {
    for (const field of ['invoicebase.days_overdue', 'invoicebase.invoice_type', 'invoicebase.sent_at']) {
      const definition = { model: 'invoicebase', fields: [field], sort: [{ field, direction }] };
      const rows = await readReport(app, anna, definition, SMALL_BATCH);
      const firstEmpty = rows.findIndex(([cell]) => cell === null);
      expect([field, firstEmpty]).toEqual([field, rows.filter(([cell]) => cell !== null).length]);
      expect(firstEmpty).toBeGreaterThan(0);
      expect(rows.slice(0, 20)).toEqual((await preview(definition)).data);
    }
  },
);

test('names sort in Swedish order with numbers by value', async () => {
  const names = await readReport(app, anna, {
    model: 'entity',
    fields: ['entity.name'],
    sort: [{ field: 'entity.name', direction: 'desc' }],
  });
  const texts = names.map(([name]) => String(name));
  const collator = new Intl.Collator('sv', { numeric: true });
  expect(texts).toEqual([...texts].sort((a, b) => collator.compare(b, a)));
});

test('a grouped report has the same aggregates as its preview and as its rows', async () => {
  const definition = {
    model: 'invoicebase',
    relationships: ['company'],
    fields: ['invoicebase.reference'],
    group_by: ['company.name', 'invoicebase.month'],
    aggregates: [
      { field: 'invoicebase.pay', function: 'sum' as const },
      { field: null, function: 'count' as const },
    ],
    sort: [{ field: 'sum(invoicebase.pay)', direction: 'desc' as const }],
  };
  const ungrouped = await readReport(app, anna, {
    model: 'invoicebase',
    relationships: ['company'],
    fields: ['company.name', 'invoicebase.month', 'invoicebase.pay'],
  });
  const groups = new Map<string, { sum: number; count: number }>();
  for (const [company, month, pay] of ungrouped) {
    const group = groups.get(`${company} ${month}`) ?? { sum: 0, count: 0 };
    groups.set(`${company} ${month}`, { sum: group.sum + Number(pay), count: group.count + 1 });
  }
  const rows = await readReport(app, anna, definition, 2);
  expect(
    Object.fromEntries(rows.map(([company, month, sum, count]) => [`${company} ${month}`, { sum, count }])),
  ).toEqual(Object.fromEntries(groups));
  const { headers, data, total, totals } = await preview(definition);
  expect(headers.map(({ label }) => label)).toEqual([
    'Företag: Namn',
    'Månad',
    'Summa att betala (kr)',
    'Antal hyresavier',
  ]);
  expect(data).toEqual(rows.slice(0, 20));
  expect(total).toBe(groups.size);
  expect(totals.map(({ value }) => value)).toEqual([
    ungrouped.reduce((sum, [, , pay]) => sum + Number(pay), 0),
    ungrouped.length,
  ]);
});

test('a report with an unknown field is rejected', async () => {
  await expect(readReport(app, anna, { fields: ['lease.gone'] })).rejects.toMatchObject({
    status: 422,
    details: { fields: { fields: [expect.any(String)] } },
  });
});
