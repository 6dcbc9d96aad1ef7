import { insertPortfolio } from '@husrum/api-demo';
import { makeAccount, type TestAccount, testServer, textIn } from '@husrum/api-testing';
import { reportCalls } from '@husrum/contract/report';
import { reportExportCalls } from '@husrum/contract/report-export';
import { sql } from 'kysely';
import { readSheet } from 'read-excel-file/node';
import { makeFilter, makeReportDefinition } from '../report/report.test-data';

const app = testServer();
let anna: TestAccount;

// A binary float cannot represent this amount: it would give 90 000 000 000 000.02.
const AMOUNT_ORE = '9000000000000001';
const AMOUNT = '90000000000000.01';
const SUM = '270000000000000.03';
const MONTH = '2031-05';
const filters = [makeFilter('payment.month', '=', MONTH)];
const grouped = makeReportDefinition({
  model: 'payment',
  fields: ['payment.month'],
  filters,
  group_by: ['payment.month'],
  aggregates: [
    { field: 'payment.amount', function: 'sum' },
    { field: 'payment.amount', function: 'max' },
  ],
  chart: { type: 'bar', value: 'sum(payment.amount)' },
});
const ungrouped = makeReportDefinition({
  model: 'payment',
  fields: ['payment.month', 'payment.amount'],
  filters,
  aggregates: [{ field: 'payment.amount', function: 'sum' }],
});
const filename = 'summor';

beforeAll(async () => {
  anna = await makeAccount(app);
  await app.forAccount(anna, async (tx) => {
    await insertPortfolio(tx, '2026-11-20', { seed: 7, objects: 2 });
    await sql`insert into payment (tenant_id, company_id, amount_ore, paid_at)
      select tenant.id, company.id, ${AMOUNT_ORE}::bigint, '2031-05-05'
      from (select min(id) as id from tenant) as tenant, (select min(id) as id from company) as company, generate_series(1, 3)`.execute(
      tx,
    );
  });
});

it('the preview has every digit of a sum', async () => {
  const { data, totals, chart } = await app.as(anna).post(reportCalls.preview, { body: grouped });
  expect(data).toEqual([[MONTH, SUM, AMOUNT]]);
  expect(totals.map(({ value }) => value)).toEqual([SUM, AMOUNT]);
  expect(chart?.groups).toEqual([{ label: [MONTH], value: Number(SUM) }]);
});

it('CSV, Excel and PDF have every digit of a sum', async () => {
  const user = app.as(anna);
  const csv = await user.raw(reportExportCalls.csv, { body: { ...ungrouped, filename } });
  expect(csv.body.trimEnd().split('\r\n').slice(1)).toEqual([
    ...Array.from({ length: 3 }, () => '2031-05;90000000000000,01'),
    'Summa;270000000000000,03',
  ]);
  const xlsx = await user.raw(reportExportCalls.xlsx, { body: { ...grouped, filename } });
  expect((await readSheet(xlsx.rawPayload)).slice(1)).toEqual([
    [MONTH, '270000000000000,03', '90000000000000,01'],
    ['Totalt', '270000000000000,03', '90000000000000,01'],
  ]);
  const pdf = await user.raw(reportExportCalls.pdf, { body: { ...grouped, filename, title: 'Summor' } });
  // It is on the bar of the chart, in the row and in the totals.
  const text = textIn(pdf.rawPayload).replace(/\s/g, ' ');
  expect(text.split('270 000 000 000 000,03')).toHaveLength(4);
});
