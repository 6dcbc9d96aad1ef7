import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { uploadFolder } from '@husrum/api-platform';
import { makeReportDefinition } from '@husrum/api-reports/testing';
import { type ReportExport, reportExportCalls } from '@husrum/contract/report-export';
import { sessionCalls } from '@husrum/contract/session';
import { findFreePort, killLaunchedServers, launchServer } from '../launch-server';
import { landlordSignIn } from '../month-run/landlord';

const folder = mkdtempSync(path.join(tmpdir(), 'husrum-killed-'));
const uploads = uploadFolder(folder);
/** Enough that the export is still being written when its first rows are noticed. */
const ROW_COUNT = 20_000;
const env = {
  ...{ DATA_DIR: folder, JOB_LOCK_SECONDS: '2', SEED_ROWS: String(ROW_COUNT) },
  DATABASE_URL: globalThis.testDatabase.url,
};
const seedAndServe = path.resolve(import.meta.dirname, 'seed-and-serve.main.ts');

const waitFor = async <T>(what: string, read: () => Promise<T | undefined>, pauseMs = 100): Promise<T> => {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; ) {
    const found = await read().catch(() => undefined);
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new Error(`waited too long for ${what}`);
};

const startServer = async (script?: string) => {
  const port = await findFreePort();
  const { child, exit } = launchServer({ ...env, PORT: String(port) }, script);
  let token = '';
  const send = (method: string, pathname: string, body?: object) =>
    fetch(`http://127.0.0.1:${port}${pathname}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const signedIn = waitFor('the server', async () => {
    const answer = await send('POST', sessionCalls.login.path, landlordSignIn);
    return sessionCalls.login.response?.cast(await answer.json()).access_token;
  });
  const failed = exit.then(({ output }) => Promise.reject(new Error(`the server has ended: ${output}`)));
  token = await Promise.race([signedIn, failed]);
  const startExport = async (): Promise<ReportExport | undefined> => {
    const body = { definition, format: 'csv', filename: 'rader', title: 'Rader' };
    const answer = await send('POST', reportExportCalls.start.path, body);
    return reportExportCalls.start.response?.cast(await answer.json());
  };
  const waitForExport = (id: number | undefined): Promise<ReportExport> =>
    waitFor('the export', async () => {
      const answer = await send('GET', reportExportCalls.list.path);
      const rows = reportExportCalls.list.response?.cast(await answer.json()).data;
      return rows?.find((row) => row.id === id && row.finished_at !== null);
    });
  const readFile = async (id: number): Promise<Buffer> => {
    const answer = await send('GET', reportExportCalls.file.path.replace('{id}', String(id)));
    return Buffer.from(await answer.arrayBuffer());
  };
  return { child, exit, startExport, waitForExport, readFile };
};

/** It is sorted, so that the export writes temporary files with parts of the rows before the file itself. */
const definition = makeReportDefinition({
  ...{ model: 'invoice_row', relationships: ['invoicebase', 'tenant'] },
  fields: ['invoice_row.name', 'invoice_row.total', 'invoicebase.due_at', 'tenant.name'],
  sort: [{ field: 'invoice_row.name', direction: 'asc' }],
});

afterAll(() => {
  killLaunchedServers();
  rmSync(folder, { recursive: true, force: true });
});

it('an export whose process is killed is written completely by the next process', async () => {
  const first = await startServer(seedAndServe);
  const started = await first.startExport();
  await waitFor(
    'the first rows',
    async () => {
      const sizes = (await readdir(uploads)).map(async (name) => (await stat(path.join(uploads, name))).size);
      return (await Promise.all(sizes)).find((size) => size > 0);
    },
    5,
  );
  first.child.kill('SIGKILL');
  await first.exit;
  const leftBehind = readdirSync(uploads);
  expect(leftBehind).not.toEqual([]);

  const second = await startServer();
  const resumed = await second.waitForExport(started?.id);
  expect(resumed).toMatchObject({ status: 'DONE', error: null, rows_done: ROW_COUNT, filename: 'rader.csv' });
  const file = await second.readFile(resumed.id);
  const undisturbed = await second.waitForExport((await second.startExport())?.id);
  expect(file.equals(await second.readFile(undisturbed.id))).toBe(true);
  expect(file.length).toBe(resumed.size);
  // Other processes may use the folder, so what is left behind there is only removed when it is a day old.
  expect(readdirSync(uploads)).toEqual(leftBehind);
  second.child.kill('SIGTERM');
  expect((await second.exit).code).toBe(0);
}, 240_000);
