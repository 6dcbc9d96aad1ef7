import { readdir } from 'node:fs/promises';
import { type Database, type NonTransactionalJobContext, uploadFolder } from '@husrum/api-platform';
import { type TestAccount, testServer } from '@husrum/api-testing';
import { reportExportCalls } from '@husrum/contract/report-export';
import {
  createJobPlatform,
  exportedReport,
  filename,
  makeExportingAccount,
  runExportJobs,
} from './report-export.test-data';
import { runExport } from './run-export';

const TWO_HOURS_MS = 2 * 3_600_000;

const app = testServer();
let anna: TestAccount;
const user = () => app.as(anna);

beforeAll(async () => {
  anna = await makeExportingAccount(app);
});

describe('an export that is interrupted', () => {
  const start = async () => {
    const body = {
      format: 'csv' as const,
      definition: exportedReport,
      filename: 'avbruten',
      title: 'Avbruten',
    };
    return (await user().post(reportExportCalls.start, { body })).id;
  };
  const read = async (id: number) =>
    (await user().get(reportExportCalls.list)).data.find((row) => row.id === id);
  const readFileStatus = async (id: number) =>
    (await user().raw(reportExportCalls.file, { params: { id } })).statusCode;
  const listStored = () => app.files.list(String(anna.businessId));
  const listPartialFiles = () => readdir(uploadFolder(app.settings.dataDir)).catch(() => []);
  const toRef = (id: number) => ({ id, businessId: anna.businessId });
  const makeContext = (changes: Partial<NonTransactionalJobContext> = {}): NonTransactionalJobContext => ({
    ...createJobPlatform(app),
    signal: new AbortController().signal,
    isLastAttempt: false,
    ...changes,
  });
  /** Changes a context so that its database calls `interrupt` while the rows are read. */
  const interruptWhileReading = (interrupt: () => Promise<unknown>): Partial<NonTransactionalJobContext> => {
    let calls = 0;
    const forAccount: Database['forAccount'] = async (businessId, run) => {
      calls += 1;
      if (calls === 3) await interrupt();
      return app.db.forAccount(businessId, run);
    };
    return { db: { ...app.db, forAccount } };
  };
  const expectNextRunCompletes = async (id: number) => {
    await runExportJobs(app);
    expect(await read(id)).toMatchObject({ status: 'DONE', error: null });
    const { body } = await user().raw(reportExportCalls.file, { params: { id } });
    const direct = await user().raw(reportExportCalls.csv, { body: { ...exportedReport, filename } });
    expect(body).toBe(direct.body);
    await user().remove(reportExportCalls.remove, { params: { id } });
    await runExportJobs(app);
  };

  it('by a stopping process leaves no partial file, and is written by the next process', async () => {
    const id = await start();
    const stop = new AbortController();
    const stopping = interruptWhileReading(async () => stop.abort(new Error('the process stops')));
    await expect(runExport(makeContext({ ...stopping, signal: stop.signal }), toRef(id))).rejects.toThrow(
      'the process stops',
    );
    expect(await read(id)).toMatchObject({ status: 'RUNNING', size: null });
    expect(await readFileStatus(id)).toBe(409);
    expect([await listStored(), await listPartialFiles()]).toEqual([[], []]);
    await expectNextRunCompletes(id);
  });

  it('by a process that dies after it has stored the file is written again, and the first file is deleted later', async () => {
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
    await expect(runExport(makeContext({ files, signal: stop.signal }), toRef(id))).rejects.toThrow('killed');
    expect(await readFileStatus(id)).toBe(409);
    const firstFiles = await listStored();
    expect(firstFiles).toHaveLength(1);
    const now = app.clock.now();
    app.clock.set(new Date(now.getTime() + TWO_HOURS_MS).toISOString());
    await runExportJobs(app);
    const laterFiles = await listStored();
    expect(laterFiles).toHaveLength(1);
    expect(laterFiles[0]?.key).not.toBe(firstFiles[0]?.key);
    await expectNextRunCompletes(id);
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
    await runExport(makeContext({ files }), toRef(id));
    expect(await read(id)).toMatchObject({ status: 'CANCELLED', size: null });
    expect(await readFileStatus(id)).toBe(409);
    const now = app.clock.now();
    app.clock.set(new Date(now.getTime() + TWO_HOURS_MS).toISOString());
    await runExportJobs(app);
    expect([await listStored(), await listPartialFiles()]).toEqual([[], []]);
    await user().post(reportExportCalls.retry, { params: { id } });
    await expectNextRunCompletes(id);
    app.clock.set(now.toISOString());
  });

  it('by an error has the status FAILED, leaves no file, and can be started again', async () => {
    const id = await start();
    const broken = interruptWhileReading(() => Promise.reject(new Error('disk full')));
    await runExport(makeContext(broken), toRef(id));
    expect(await read(id)).toMatchObject({ status: 'FAILED', error: expect.any(String), size: null });
    expect([await listStored(), await listPartialFiles()]).toEqual([[], []]);
    await user().post(reportExportCalls.retry, { params: { id } });
    await expectNextRunCompletes(id);
  });
});
