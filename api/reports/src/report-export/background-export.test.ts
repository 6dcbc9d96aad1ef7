import { makeColleague, type TestAccount, testServer } from '@husrum/api-testing';
import { notificationCalls } from '@husrum/contract/notification';
import { reportExportCalls } from '@husrum/contract/report-export';
import { sql } from 'kysely';
import { readSheet } from 'read-excel-file/node';
import {
  exportedReport,
  filename,
  loadExportedPreview,
  makeExportingAccount,
  runExportJobs,
} from './report-export.test-data';

const app = testServer();
let anna: TestAccount;
const user = () => app.as(anna);

beforeAll(async () => {
  anna = await makeExportingAccount(app);
});

describe('an export in the background', () => {
  const start = (format: 'csv' | 'xlsx' | 'pdf' = 'csv') =>
    user().post(reportExportCalls.start, {
      body: { format, definition: exportedReport, filename: 'stor', title: 'Stor' },
    });
  const read = async (id: number) =>
    (await user().get(reportExportCalls.list)).data.find((row) => row.id === id);
  const readFile = (id: number) => user().raw(reportExportCalls.file, { params: { id } });

  it('can be fetched when it is done, by its user only, and is deleted after a week', async () => {
    const { id, status } = await start();
    expect(status).toBe('QUEUED');
    expect((await readFile(id)).statusCode).toBe(409);
    await runExportJobs(app);
    const { total } = await loadExportedPreview(app, anna);
    const done = await read(id);
    expect(done).toMatchObject({ status: 'DONE', rows_done: total, rows_total: total, filename: 'stor.csv' });
    const direct = await user().raw(reportExportCalls.csv, { body: { ...exportedReport, filename } });
    const file = await readFile(id);
    expect(file.body).toBe(direct.body);
    expect(Number(file.headers['content-length'])).toBe(done?.size);
    const notifications = await user().get(notificationCalls.list);
    expect(JSON.stringify(notifications)).toContain('stor.csv finns att hämta i en vecka.');

    const bo = await makeColleague(app, anna, 'READER');
    expect((await app.as(bo).get(reportExportCalls.list)).data).toEqual([]);
    await expect(app.as(bo).get(reportExportCalls.file, { params: { id } })).rejects.toMatchObject({
      status: 404,
    });

    const now = app.clock.now().toISOString();
    app.clock.set('2026-11-28T08:00:00Z');
    await runExportJobs(app);
    app.clock.set(now);
    expect(await read(id)).toBeUndefined();
    expect(await app.files.list(String(anna.businessId))).toEqual([]);
  });

  it('fails without a file when the model of its report no longer exists, and can be tried again', async () => {
    const { id } = await start('xlsx');
    await app.forAccount(anna, (tx) =>
      sql`update report_export set definition = jsonb_set(definition, '{model}', '"gone"') where id = ${id}`.execute(
        tx,
      ),
    );
    await runExportJobs(app);
    expect(await read(id)).toMatchObject({ status: 'FAILED', error: 'Källan finns inte', size: null });
    await app.forAccount(anna, (tx) =>
      sql`update report_export set definition = jsonb_set(definition, '{model}', '"lease"') where id = ${id}`.execute(
        tx,
      ),
    );
    expect(await user().post(reportExportCalls.retry, { params: { id } })).toMatchObject({
      status: 'QUEUED',
    });
    await runExportJobs(app);
    expect(await read(id)).toMatchObject({ status: 'DONE' });
    expect((await readSheet((await readFile(id)).rawPayload)).length).toBeGreaterThan(5);
    await user().remove(reportExportCalls.remove, { params: { id } });
    await runExportJobs(app);
    expect(await app.files.list(String(anna.businessId))).toEqual([]);
  });

  it('is refused when the user has three active ones, and leaves no file when it is cancelled', async () => {
    const [first, second, third] = [await start(), await start(), await start()];
    await expect(start()).rejects.toMatchObject({ status: 409 });
    for (const { id } of [first, second, third])
      expect(await user().post(reportExportCalls.cancel, { params: { id } })).toMatchObject({
        status: 'CANCELLED',
      });
    await expect(user().post(reportExportCalls.cancel, { params: { id: first.id } })).rejects.toMatchObject({
      status: 409,
    });
    await runExportJobs(app);
    expect(await read(first.id)).toMatchObject({ status: 'CANCELLED', size: null });
    expect(await app.files.list(String(anna.businessId))).toEqual([]);
  });
});
