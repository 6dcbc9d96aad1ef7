import { readdir } from 'node:fs/promises';
import { reportExportCalls } from '@husrum/contract/report-export';
import { type TestAccount, testServer } from '../../test/kit';
import { uploadFolder } from '../platform/http/upload';
import type { ExternalJobContext } from '../platform/jobs/job';
import {
  exportedReport,
  filename,
  jobPlatform,
  makeExportingAccount,
  runExportJobs,
} from './report-export.test-data';
import { runExport } from './run-export';

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
  const readStatus = async (id: number) =>
    (await user().raw(reportExportCalls.file, { params: { id } })).statusCode;
  const listStored = () => app.files.list(String(anna.businessId));
  const listUnfinished = () => readdir(uploadFolder(app.settings.dataDir)).catch(() => []);
  const ref = (id: number) => ({ id, businessId: anna.businessId });
  const context = (changes: Partial<ExternalJobContext> = {}): ExternalJobContext => ({
    ...jobPlatform(app),
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
    await runExportJobs(app);
    expect(await read(id)).toMatchObject({ status: 'DONE', error: null });
    const { body } = await user().raw(reportExportCalls.file, { params: { id } });
    const direct = await user().raw(reportExportCalls.csv, { body: { ...exportedReport, filename } });
    expect(body).toBe(direct.body);
    await user().remove(reportExportCalls.remove, { params: { id } });
    await runExportJobs(app);
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
    await runExportJobs(app);
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
