import { readdir } from 'node:fs/promises';
import { notificationCalls } from '@husrum/contract/notification';
import { reportCalls } from '@husrum/contract/report';
import { DIRECT_EXPORT_MAX_ROWS, reportExportCalls } from '@husrum/contract/report-export';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { readSheet } from 'read-excel-file/node';
import { makeAccount, makeColleague, type TestAccount, testServer } from '../../test/kit';
import { textIn } from '../../test/pdf-text';
import { allJobs } from '../app/all-jobs';
import { insertPortfolio } from '../demo/insert-portfolio';
import { uploadFolder } from '../platform/http/upload';
import { drainJobs } from '../platform/jobs/drain';
import type { ExternalJobContext } from '../platform/jobs/job';
import { makeFilter, makeReportDefinition } from '../report/report.test-data';
import { openReport } from './open-report';
import { runExport } from './run-export';

const app = testServer();
let anna: TestAccount;
const user = () => app.as(anna);
const platform = () => ({
  db: app.db,
  clock: app.clock,
  files: app.files,
  settings: app.settings,
  log: Fastify().log,
});
const runJobs = () =>
  drainJobs(
    platform(),
    allJobs.filter(({ kind }) => /^(report-export|file)\./.test(kind)),
  );

const definition = {
  model: 'lease',
  relationships: ['tenant', 'entity'],
  fields: [
    'entity.name',
    'tenant.name',
    'lease.start',
    'lease.stop',
    'lease.fee',
    'lease.fee_as_m2',
    'lease.state',
  ],
  aggregates: [{ field: 'lease.fee', function: 'sum' as const }],
};
const filename = 'hyror: åäö';

beforeAll(async () => {
  anna = await makeAccount(app);
  await app.forAccount(anna, (tx) => insertPortfolio(tx, '2026-11-20', { seed: 7, objects: 12 }));
  await app.forAccount(anna, (tx) =>
    sql`update tenant set name = '=1+1;"Öberg"' where id = (select min(id) from tenant)`.execute(tx),
  );
});

/** The preview, which exports must equal cell by cell. It has fewer rows than its limit. */
const loadPreview = async () => {
  const preview = await user().post(reportCalls.preview, { body: definition });
  expect(preview.showing).toBe(preview.total);
  expect(preview.total).toBeGreaterThan(5);
  return preview;
};

it('CSV has the rows and totals of the preview, as Swedish Excel reads them', async () => {
  const { headers, data, totals } = await loadPreview();
  const answer = await user().raw(reportExportCalls.csv, { body: { ...definition, filename } });
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
  const { headers, data, totals } = await loadPreview();
  const answer = await user().raw(reportExportCalls.xlsx, { body: { ...definition, filename } });
  const toCell = (cell: (typeof data)[number][number] | undefined, type: string) =>
    type === 'datetime' && typeof cell === 'string' ? new Date(`${cell}T00:00:00Z`) : (cell ?? null);
  expect(await readSheet(answer.rawPayload)).toEqual([
    headers.map(({ label }) => label),
    ...data.map((row) => row.map((cell, index) => toCell(cell, headers[index]?.type ?? ''))),
    ['Summa', null, null, null, totals[0]?.value, null, null],
  ]);
});

it('PDF has the title, the header and every row', async () => {
  const { data } = await loadPreview();
  const answer = await user().raw(reportExportCalls.pdf, {
    body: { ...definition, filename, title: 'Rapport - Uthyrningar' },
  });
  const text = textIn(answer.rawPayload).replace(/\s+/g, ' ');
  expect(text).toContain('Rapport - Uthyrningar');
  expect(text).toContain('Sida 1 av');
  for (const [object, , start] of data) {
    expect(text).toContain(String(object));
    expect(text).toContain(String(start));
  }
});

it('PDF draws the chart of a grouped report over its table', async () => {
  const grouped = {
    ...{ model: 'lease', relationships: ['entity'], fields: ['entity.name'], group_by: ['entity.name'] },
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
  expect(plain).not.toContain(' per Objekt');
  expect(shares).toMatch(/^Summa Hyra per avi \(kr\) per .*$/m);
  expect(countOf(shares, '%')).toBe(names.length);
  for (const name of names) expect(countOf(shares, name)).toBe(countOf(plain, name) + 1);
  for (const type of ['bar', 'line'] as const)
    expect(await textOf({ type, value: 'sum(lease.fee)' })).toMatch(/^0$/m);
});

it('a filename is required, and an unknown field is rejected', async () => {
  const missing = await user().failure(reportExportCalls.csv, { body: { ...definition, filename: ' ' } });
  expect(missing).toMatchObject({ status: 422, data: { filename: ['Filnamn måste fyllas i'] } });
  const unknown = { ...definition, fields: ['lease.gone'], filename };
  await expect(user().post(reportExportCalls.csv, { body: unknown })).rejects.toMatchObject({ status: 422 });
  const start = { format: 'csv', definition: { ...definition, model: 'gone' }, filename, title: 'A' };
  await expect(user().post(reportExportCalls.start, { body: start })).rejects.toMatchObject({ status: 422 });
});

describe('an export in the background', () => {
  const start = (format: 'csv' | 'xlsx' | 'pdf' = 'csv') =>
    user().post(reportExportCalls.start, { body: { format, definition, filename: 'stor', title: 'Stor' } });
  const read = async (id: number) =>
    (await user().get(reportExportCalls.list)).data.find((row) => row.id === id);
  const readFile = (id: number) => user().raw(reportExportCalls.file, { params: { id } });

  it('can be fetched by its user when it is done, and is gone after a week', async () => {
    const { id, status } = await start();
    expect(status).toBe('QUEUED');
    expect((await readFile(id)).statusCode).toBe(409);
    await runJobs();
    const { total } = await loadPreview();
    const done = await read(id);
    expect(done).toMatchObject({ status: 'DONE', rows_done: total, rows_total: total, filename: 'stor.csv' });
    const direct = await user().raw(reportExportCalls.csv, { body: { ...definition, filename } });
    const file = await readFile(id);
    expect(file.body).toBe(direct.body);
    expect(Number(file.headers['content-length'])).toBe(done?.size);
    const bell = await user().get(notificationCalls.list);
    expect(JSON.stringify(bell)).toContain('stor.csv finns att hämta i en vecka.');

    const bo = await makeColleague(app, anna, 'READER');
    expect((await app.as(bo).get(reportExportCalls.list)).data).toEqual([]);
    await expect(app.as(bo).get(reportExportCalls.file, { params: { id } })).rejects.toMatchObject({
      status: 404,
    });

    const now = app.clock.now().toISOString();
    app.clock.set('2026-11-28T08:00:00Z');
    await runJobs();
    app.clock.set(now);
    expect(await read(id)).toBeUndefined();
    expect(await app.files.list(String(anna.businessId))).toEqual([]);
  });

  it('fails without a file when its report has gone, and can be tried again', async () => {
    const { id } = await start('xlsx');
    await app.forAccount(anna, (tx) =>
      sql`update report_export set definition = jsonb_set(definition, '{model}', '"gone"') where id = ${id}`.execute(
        tx,
      ),
    );
    await runJobs();
    expect(await read(id)).toMatchObject({ status: 'FAILED', error: 'Källan finns inte', size: null });
    await app.forAccount(anna, (tx) =>
      sql`update report_export set definition = jsonb_set(definition, '{model}', '"lease"') where id = ${id}`.execute(
        tx,
      ),
    );
    expect(await user().post(reportExportCalls.retry, { params: { id } })).toMatchObject({
      status: 'QUEUED',
    });
    await runJobs();
    expect(await read(id)).toMatchObject({ status: 'DONE' });
    expect((await readSheet((await readFile(id)).rawPayload)).length).toBeGreaterThan(5);
    await user().remove(reportExportCalls.remove, { params: { id } });
    await runJobs();
    expect(await app.files.list(String(anna.businessId))).toEqual([]);
  });

  it('is cancelled, leaves no file, and only three run at once', async () => {
    const [first, second, third] = [await start(), await start(), await start()];
    await expect(start()).rejects.toMatchObject({ status: 409 });
    for (const { id } of [first, second, third])
      expect(await user().post(reportExportCalls.cancel, { params: { id } })).toMatchObject({
        status: 'CANCELLED',
      });
    await expect(user().post(reportExportCalls.cancel, { params: { id: first.id } })).rejects.toMatchObject({
      status: 409,
    });
    await runJobs();
    expect(await read(first.id)).toMatchObject({ status: 'CANCELLED', size: null });
    expect(await app.files.list(String(anna.businessId))).toEqual([]);
  });
});

describe('an export that is interrupted', () => {
  const start = async () => {
    const body = { format: 'csv' as const, definition, filename: 'avbruten', title: 'Avbruten' };
    return (await user().post(reportExportCalls.start, { body })).id;
  };
  const read = async (id: number) =>
    (await user().get(reportExportCalls.list)).data.find((row) => row.id === id);
  const readStatus = async (id: number) =>
    (await user().raw(reportExportCalls.file, { params: { id } })).statusCode;
  const listStored = () => app.files.list(String(anna.businessId));
  const listUnfinished = () => readdir(uploadFolder(app.settings.dataDir)).catch(() => []);
  const ref = (id: number) => ({ id, businessId: anna.businessId });
  const context = (changes: Partial<ExternalJobContext> = {}): ExternalJobContext => ({
    ...platform(),
    ...{ signal: new AbortController().signal, isLastAttempt: false },
    ...changes,
  });
  /** Calls `interrupt` when the rows are being read. */
  const whileReading = (interrupt: () => Promise<unknown>): Partial<ExternalJobContext> => {
    let calls = 0;
    const yieldToOthers = async () => {
      calls += 1;
      if (calls === 3) await interrupt();
    };
    return { db: { ...app.db, yieldToOthers } };
  };
  const expectDoneAfter = async (id: number) => {
    await runJobs();
    expect(await read(id)).toMatchObject({ status: 'DONE', error: null });
    const { body } = await user().raw(reportExportCalls.file, { params: { id } });
    const direct = await user().raw(reportExportCalls.csv, { body: { ...definition, filename } });
    expect(body).toBe(direct.body);
    await user().remove(reportExportCalls.remove, { params: { id } });
    await runJobs();
  };

  it('by a stopping process leaves no half file, and is written by the next process', async () => {
    const id = await start();
    const stop = new AbortController();
    const stopping = whileReading(async () => stop.abort(new Error('the process stops')));
    await expect(runExport(context({ ...stopping, signal: stop.signal }), ref(id))).rejects.toThrow(
      'the process stops',
    );
    expect(await read(id)).toMatchObject({ status: 'RUNNING', size: null });
    expect(await readStatus(id)).toBe(409);
    expect([await listStored(), await listUnfinished()]).toEqual([[], []]);
    await expectDoneAfter(id);
  });

  it('by a process that dies after it has stored the file leaves no file either', async () => {
    const id = await start();
    const stop = new AbortController();
    const files = {
      ...app.files,
      put: async (...file: Parameters<typeof app.files.put>) => {
        await app.files.put(...file);
        stop.abort(new Error('killed'));
        throw new Error('killed');
      },
    };
    await expect(runExport(context({ files, signal: stop.signal }), ref(id))).rejects.toThrow('killed');
    expect(await readStatus(id)).toBe(409);
    expect(await listStored()).toHaveLength(1);
    const now = app.clock.now();
    app.clock.set(new Date(now.getTime() + 2 * 3_600_000).toISOString());
    await expectDoneAfter(id);
    app.clock.set(now.toISOString());
    expect(await listStored()).toEqual([]);
  });

  it('by its user while it is written stays cancelled, and can be started again', async () => {
    const id = await start();
    const cancel = () => user().post(reportExportCalls.cancel, { params: { id } });
    const files = {
      ...app.files,
      put: async (...file: Parameters<typeof app.files.put>) => {
        await app.files.put(...file);
        await cancel();
      },
    };
    await runExport(context({ files }), ref(id));
    expect(await read(id)).toMatchObject({ status: 'CANCELLED', size: null });
    expect(await readStatus(id)).toBe(409);
    const now = app.clock.now();
    app.clock.set(new Date(now.getTime() + 2 * 3_600_000).toISOString());
    await runJobs();
    expect([await listStored(), await listUnfinished()]).toEqual([[], []]);
    await user().post(reportExportCalls.retry, { params: { id } });
    await expectDoneAfter(id);
    app.clock.set(now.toISOString());
  });

  it('by an error says so, leaves no file, and can be started again', async () => {
    const id = await start();
    const broken = whileReading(() => Promise.reject(new Error('disk full')));
    await runExport(context(broken), ref(id));
    expect(await read(id)).toMatchObject({ status: 'FAILED', error: expect.any(String), size: null });
    expect([await listStored(), await listUnfinished()]).toEqual([[], []]);
    await user().post(reportExportCalls.retry, { params: { id } });
    await expectDoneAfter(id);
  });
});

it('counts a report in parts as it counts it at once', async () => {
  const source = {
    ...{ clock: app.clock, settings: app.settings },
    transaction: <T>(run: Parameters<typeof app.forAccount<T>>[1]) => app.forAccount(anna, run),
  };
  for (const relationships of [[], ['invoice_row']]) {
    const invoices = makeReportDefinition({
      ...{ model: 'invoicebase', relationships, fields: ['invoicebase.pay'] },
      filters: [makeFilter('invoicebase.pay', '>', 0)],
    });
    const inParts = await openReport(source, invoices, null);
    expect(inParts.total).toBeGreaterThan(5);
    expect(inParts.total).toBe((await openReport(source, invoices, 1_000_000)).total);
  }
});

it('a report with many rows is not answered directly', async () => {
  await app.forAccount(anna, (tx) =>
    sql`insert into tenant (name, identifier, organisation, phone)
        select 'Hyresgäst ' || number, '19' || number, false, '' from generate_series(1, ${DIRECT_EXPORT_MAX_ROWS + 1}::int) as number`.execute(
      tx,
    ),
  );
  const body = { model: 'tenant', fields: ['tenant.name'], filename };
  await expect(user().post(reportExportCalls.csv, { body })).rejects.toMatchObject({ status: 409 });
});
