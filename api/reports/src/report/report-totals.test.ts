import { insertPortfolio } from '@husrum/api-demo';
import { makeAccount, type TestAccount, testServer } from '@husrum/api-testing';
import { leaseStateDisplay } from '@husrum/contract/lease';
import { reportCalls } from '@husrum/contract/report';
import { sql } from 'kysely';
import { makeFilter, makeReportDefinition, readReport } from './report.test-data';
import type { ReportModel } from './report-model.types';
import { listAllColumns, loadReportModels } from './report-models';

const app = testServer();
let anna: TestAccount;
let models: readonly ReportModel[];

beforeAll(async () => {
  anna = await makeAccount(app);
  await app.forAccount(anna, (tx) => insertPortfolio(tx, '2026-11-20', { seed: 5, objects: 30 }));
  models = await app.forAccount(anna, loadReportModels);
});

const loadTotals = async (definition: Parameters<typeof makeReportDefinition>[0]) =>
  (await app.as(anna).post(reportCalls.preview, { body: makeReportDefinition(definition) })).totals;
const sumOf = (values: readonly unknown[]) =>
  values.reduce<number>((sum, value) => sum + Number(value ?? 0), 0);

test('sums and averages of rents are those of the rows', async () => {
  const rents = (await readReport(app, anna, { fields: ['lease.fee'] })).map(([rent]) => Number(rent));
  const totals = await loadTotals({
    aggregates: (['sum', 'avg', 'min', 'max', 'count'] as const).map((name) => ({
      field: 'lease.fee',
      function: name,
    })),
  });
  expect(totals.map(({ label }) => label)).toEqual([
    'Summa hyra per avi (kr)',
    'Medelvärde hyra per avi (kr)',
    'Lägsta hyra per avi (kr)',
    'Högsta hyra per avi (kr)',
    'Antal hyra per avi (kr)',
  ]);
  const [sum, average, min, max, count] = totals.map(({ value }) => Number(value));
  expect(sum).toBeCloseTo(sumOf(rents), 6);
  expect(average).toBeCloseTo(sumOf(rents) / rents.length, 2);
  expect([min, max, count]).toEqual([Math.min(...rents), Math.max(...rents), rents.length]);
});

test('joins that repeat rows do not change the sums of the model', async () => {
  for (const model of models) {
    const numbers = model.columns.filter(({ type }) => type === 'number').slice(0, 10);
    if (numbers.length === 0) continue;
    const aggregates = numbers.map(({ key }) => ({ field: key, function: 'sum' as const }));
    const fields = [numbers[0]?.key ?? ''];
    const alone = await loadTotals({ model: model.key, fields, aggregates });
    const joined = await loadTotals({
      model: model.key,
      fields,
      aggregates,
      relationships: model.relationships.map(({ key }) => key),
    });
    expect(joined.map(({ value }) => value)).toEqual(alone.map(({ value }) => value));
    const repeats = model.relationships.some(({ joins }) =>
      joins.some(({ kind }) => kind === 'one-to-many' || kind === 'many-to-many'),
    );
    expect(joined.map(({ counts_once }) => counts_once)).toEqual(numbers.map(() => repeats));
  }
});

test('an object with several leases counts once in the sum of the areas, and once in each group', async () => {
  const definition = {
    model: 'lease',
    relationships: ['entity'],
    fields: ['entity.area'],
    aggregates: [
      { field: 'entity.area', function: 'sum' as const },
      { field: 'entity.name', function: 'count' as const },
    ],
  };
  const rows = await readReport(app, anna, {
    ...definition,
    fields: ['entity.name', 'entity.house', 'entity.area', 'lease.payment_interval'],
    aggregates: [],
  });
  const areaByObject = new Map(rows.map(([name, house, area]) => [`${house} ${name}`, area]));
  expect(areaByObject.size).toBeLessThan(rows.length);
  const totals = await loadTotals(definition);
  expect(totals.map(({ value, counts_once }) => [value, counts_once])).toEqual([
    [sumOf([...areaByObject.values()]), true],
    [areaByObject.size, true],
  ]);
  const groups = await readReport(app, anna, { ...definition, group_by: ['lease.payment_interval'] });
  for (const [interval, area] of groups) {
    const inGroup = rows.filter((row) => row[3] === interval);
    expect(area).toBe(
      sumOf([...new Map(inGroup.map(([name, house, each]) => [`${house} ${name}`, each])).values()]),
    );
  }
});

test('in groups of invoice rows, the amount of an invoice and the area of an object count once in each group', async () => {
  const groups = await readReport(app, anna, {
    model: 'invoice_row',
    relationships: ['invoicebase', 'entity'],
    fields: ['invoice_row.name'],
    group_by: ['invoicebase.month'],
    aggregates: [
      { field: 'invoice_row.total', function: 'sum' },
      { field: 'invoicebase.pay', function: 'sum' },
      { field: 'entity.area', function: 'sum' },
      { field: 'entity.area', function: 'max' },
      { field: null, function: 'count' },
    ],
  });
  const { rows } = await app.forAccount(anna, (tx) =>
    sql<{ month: string; total: number; pay: number; area: number; highest: number; count: number }>`
      with base as (select left(invoicebase.start::text, 7) as month, total_ore, invoicebase_id, entity_id
        from invoice_row join invoicebase on invoicebase.id = invoicebase_id)
      select month, sum(total_ore)::float8 / 100 as total, count(*) as count,
        (select sum(pay_ore)::float8 / 100 from invoicebase where left(start::text, 7) = month
          and exists (select from invoice_row where invoicebase_id = invoicebase.id)) as pay,
        (select sum(area)::float8 from entity where id in (select entity_id from base as b where b.month = base.month)) as area,
        (select max(area)::float8 from entity where id in (select entity_id from base as b where b.month = base.month)) as highest
      from base group by month order by month`.execute(tx),
  );
  expect(groups.length).toBeGreaterThan(2);
  expect(groups).toEqual(
    rows.map(({ month, total, pay, area, highest, count }) => [month, total, pay, area, highest, count]),
  );
});

test('a grouped report has the same totals as the ungrouped one, although a value can be in several groups', async () => {
  for (const model of models) {
    const numbers = model.columns.filter(({ type }) => type === 'number').slice(0, 5);
    const aggregates = [
      { field: null, function: 'count' as const },
      ...numbers.flatMap(({ key }) =>
        (['sum', 'avg', 'min', 'max', 'count'] as const).map((name) => ({ field: key, function: name })),
      ),
    ].slice(0, 20);
    const report = {
      model: model.key,
      fields: [model.columns[0]?.key ?? ''],
      aggregates,
      relationships: model.relationships.map(({ key }) => key),
    };
    const groupBy = listAllColumns(model)
      .filter(({ type }) => type === 'enum' || type === 'boolean')
      .slice(0, 3)
      .map(({ key }) => key);
    expect(await loadTotals({ ...report, group_by: groupBy })).toEqual(await loadTotals(report));
  }
});

test('a chart includes the groups that the preview leaves out', async () => {
  const fields = ['lease.reference', 'lease.start', 'lease.fee'];
  const body = makeReportDefinition({
    fields,
    group_by: fields,
    aggregates: [{ field: 'lease.fee', function: 'sum' }],
    chart: { type: 'bar', value: 'sum(lease.fee)' },
  });
  const { chart, totals, total, showing } = await app.as(anna).post(reportCalls.preview, { body });
  expect(total).toBeGreaterThan(showing);
  expect((chart?.groups.length ?? 0) + (chart?.other_count ?? 0)).toBe(total);
  const chartTotal = sumOf((chart?.groups ?? []).map(({ value }) => value)) + (chart?.other_value ?? 0);
  expect(chartTotal).toBeCloseTo(Number(totals[0]?.value), 6);
});

test('totals are over the filtered rows', async () => {
  const [total] = await loadTotals({
    filters: [makeFilter('lease.state', '=', 'inactive')],
    aggregates: [{ field: null, function: 'count' }],
  });
  const rows = await readReport(app, anna, { fields: ['lease.state'] });
  const ended = rows.filter(([state]) => state === leaseStateDisplay.inactive.title);
  expect(ended.length).toBeGreaterThan(0);
  expect(total?.value).toBe(ended.length);
});

test.each([
  [{ aggregates: [{ field: 'lease.reference', function: 'sum' as const }] }, 'aggregates[0].function'],
  [{ aggregates: [{ field: null, function: 'avg' as const }] }, 'aggregates[0].field'],
  [{ aggregates: [{ field: 'lease.gone', function: 'count' as const }] }, 'aggregates[0].field'],
  [{ sort: [{ field: 'tenant.name', direction: 'asc' as const }] }, 'sort[0].field'],
  [{ group_by: ['lease.gone'] }, 'group_by'],
])('rejects %j with an error on %s', async (definition, field) => {
  const failure = await app.as(anna).failure(reportCalls.preview, { body: makeReportDefinition(definition) });
  expect(failure).toMatchObject({ status: 422, data: { [field]: [expect.any(String)] } });
});
