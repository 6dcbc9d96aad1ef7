import { type TestAccount, testServer, textIn } from '@husrum/api-testing';
import { reportCalls } from '@husrum/contract/report';
import { DIRECT_EXPORT_MAX_ROWS, reportExportCalls } from '@husrum/contract/report-export';
import { sql } from 'kysely';
import { readSheet } from 'read-excel-file/node';
import { makeFilter, makeReportDefinition } from '../report/report.test-data';
import { openReport } from './open-report';
import {
  exportedReport,
  filename,
  loadExportedPreview,
  makeExportingAccount,
} from './report-export.test-data';

const app = testServer();
let anna: TestAccount;
const user = () => app.as(anna);

beforeAll(async () => {
  anna = await makeExportingAccount(app);
});

it('CSV has the rows and totals of the preview, as Swedish Excel reads them', async () => {
  const { headers, data, totals } = await loadExportedPreview(app, anna);
  const answer = await user().raw(reportExportCalls.csv, { body: { ...exportedReport, filename } });
  expect(answer.headers['content-disposition']).toContain(encodeURIComponent('hyror- åäö.csv'));
  const toText = (cell: (typeof data)[number][number] | undefined): string => {
    if (cell === null || cell === undefined) return '';
    if (typeof cell === 'boolean') return cell ? 'Ja' : 'Nej';
    if (typeof cell === 'number') return String(cell).replace('.', ',');
    return cell.startsWith('=') ? `"'${cell.replaceAll('"', '""')}"` : cell;
  };
  const lines = [
    headers.map(({ label }) => label),
    ...data.map((row) => row.map(toText)),
    ['Summa', '', '', '', toText(totals[0]?.value), '', ''],
  ];
  expect(answer.body).toBe(`\ufeff${lines.map((cells) => `${cells.join(';')}\r\n`).join('')}`);
});

it('XLSX has typed cells', async () => {
  const { headers, data, totals } = await loadExportedPreview(app, anna);
  const answer = await user().raw(reportExportCalls.xlsx, { body: { ...exportedReport, filename } });
  const toCell = (cell: (typeof data)[number][number] | undefined, type: string) =>
    type === 'datetime' && typeof cell === 'string' ? new Date(`${cell}T00:00:00Z`) : (cell ?? null);
  expect(await readSheet(answer.rawPayload)).toEqual([
    headers.map(({ label }) => label),
    ...data.map((row) => row.map((cell, index) => toCell(cell, headers[index]?.type ?? ''))),
    ['Summa', null, null, null, totals[0]?.value, null, null],
  ]);
});

it('PDF has the title, the page number, the labels of the columns, and every row', async () => {
  const { headers, data } = await loadExportedPreview(app, anna);
  const answer = await user().raw(reportExportCalls.pdf, {
    body: { ...exportedReport, filename, title: 'Rapport - Uthyrningar' },
  });
  const text = textIn(answer.rawPayload).replace(/\s+/g, ' ');
  expect(text).toContain('Rapport - Uthyrningar');
  expect(text).toContain('Sida 1 av');
  for (const { label } of headers) for (const word of label.split(' ')) expect(text).toContain(word);
  for (const [object, , start] of data) {
    expect(text).toContain(String(object));
    expect(text).toContain(String(start));
  }
});

it('PDF draws nothing for a soft hyphen', async () => {
  const name = 'Bygg\u00admästare Öst';
  await app.forAccount(anna, (tx) =>
    sql`update tenant set name = ${name} where id = (select max(id) from tenant)`.execute(tx),
  );
  const body = { model: 'tenant', fields: ['tenant.name'], filename, title: 'Hyresgäster' };
  const text = textIn((await user().raw(reportExportCalls.pdf, { body })).rawPayload);
  expect(text).toContain('Byggmästare Öst');
});

it('PDF has the chart of a grouped report besides its table', async () => {
  const grouped = {
    model: 'lease',
    relationships: ['entity'],
    fields: ['entity.name'],
    group_by: ['entity.name'],
    aggregates: [{ field: 'lease.fee', function: 'sum' as const }],
  };
  const { data } = await user().post(reportCalls.preview, { body: grouped });
  const names = data.map(([name]) => String(name));
  const textOf = async (chart?: { type: 'bar' | 'line' | 'share'; value: string }) => {
    const body = { ...grouped, chart, filename, title: 'Hyror' };
    return textIn((await user().raw(reportExportCalls.pdf, { body })).rawPayload);
  };
  const countOf = (text: string, part: string) => text.split(part).length - 1;
  const plain = await textOf();
  const shares = await textOf({ type: 'share', value: 'sum(lease.fee)' });
  expect(plain).not.toContain(' per objekt');
  expect(shares).toMatch(/^Summa hyra per avi \(kr\) per .*$/m);
  expect(countOf(shares, '%')).toBe(names.length);
  for (const name of names) expect(countOf(shares, name)).toBe(countOf(plain, name) + 1);
  for (const type of ['bar', 'line'] as const)
    expect(await textOf({ type, value: 'sum(lease.fee)' })).toMatch(/^0$/m);
});

it('a filename is required, and an unknown field or model is rejected', async () => {
  const missing = await user().failure(reportExportCalls.csv, { body: { ...exportedReport, filename: ' ' } });
  expect(missing).toMatchObject({ status: 422, data: { filename: ['Filnamn måste fyllas i'] } });
  const unknownField = { ...exportedReport, fields: ['lease.gone'], filename };
  await expect(user().post(reportExportCalls.csv, { body: unknownField })).rejects.toMatchObject({
    status: 422,
  });
  const unknownModel = {
    ...{ format: 'csv', filename, title: 'A' },
    definition: { ...exportedReport, model: 'gone' },
  };
  await expect(user().post(reportExportCalls.start, { body: unknownModel })).rejects.toMatchObject({
    status: 422,
  });
});

it('a report has the same number of rows whether they are counted in parts or at once', async () => {
  const source = {
    clock: app.clock,
    settings: app.settings,
    transaction: <T>(run: Parameters<typeof app.forAccount<T>>[1]) => app.forAccount(anna, run),
  };
  for (const relationships of [[], ['invoice_row']]) {
    const invoices = makeReportDefinition({
      model: 'invoicebase',
      relationships,
      fields: ['invoicebase.pay'],
      filters: [makeFilter('invoicebase.pay', '>', 0)],
    });
    const inParts = await openReport(source, invoices, null);
    expect(inParts.rowCount).toBeGreaterThan(5);
    expect(inParts.rowCount).toBe((await openReport(source, invoices, 1_000_000)).rowCount);
  }
});

it('a direct export of a report with too many rows is rejected with 409', async () => {
  await app.forAccount(anna, (tx) =>
    sql`insert into tenant (name, identifier, organisation, phone)
        select 'Hyresgäst ' || number, '19' || number, false, '' from generate_series(1, ${DIRECT_EXPORT_MAX_ROWS + 1}::int) as number`.execute(
      tx,
    ),
  );
  const body = { model: 'tenant', fields: ['tenant.name'], filename };
  await expect(user().post(reportExportCalls.csv, { body })).rejects.toMatchObject({ status: 409 });
});
