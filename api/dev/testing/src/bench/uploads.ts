import { readSettings } from '@husrum/api-platform';
import { createClock, startDatabase } from '@husrum/api-platform/testing';
import { createLandlord, landlordSignIn } from '../month-run/landlord';
import { fetchHeaders } from './measure-reads';
import { startProcess } from './server-process';
import { createUploadFiles, type UploadFile } from './upload-files';

export interface UploadOptions {
  /** DATA_DIR, and DATABASE_URL on PostgreSQL. */
  readonly env: Readonly<Record<string, string>>;
  readonly port: number;
  /** The rows of the imports, and the payments of the bank file. */
  readonly rows: number;
}

export interface UploadReport {
  readonly name: string;
  readonly seconds: number;
  /** The times of `/health` meanwhile. */
  readonly healthMs: readonly number[];
}

const REST_MS = 10_000;
const PAUSE_MS = 5;
/** Fewer than the limit of calls per minute permits. */
const REPETITIONS = 3;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const measureHealth = async (url: string, signal: AbortSignal): Promise<number[]> => {
  const durations: number[] = [];
  while (!signal.aborted) {
    const startedAt = performance.now();
    await (await fetch(`${url}/health`)).text();
    durations.push(performance.now() - startedAt);
    await sleep(PAUSE_MS);
  }
  return durations;
};

const upload = async (
  url: string,
  headers: Readonly<Record<string, string>>,
  { name, call, content }: UploadFile,
) => {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(content)]), name);
  const response = await fetch(url + call.path, { method: 'POST', headers, body });
  // A hostile file is refused with 422.
  if (!response.ok && response.status !== 422)
    throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
  await response.text();
};

/** Uploads each file some times, one after the other, and measures how `/health` answers at rest and meanwhile. */
export const measureUploads = async ({ env, port, rows }: UploadOptions): Promise<UploadReport[]> => {
  const settings = readSettings({ LOG_LEVEL: 'warn', ...env });
  const db = await startDatabase(settings, createClock(settings));
  await createLandlord(db, { leases: 100, start: '2026-01-01', monthly: true });
  await db.close();
  const files = await createUploadFiles(rows);
  const server = startProcess('main.ts', {
    ...{ ...env, LOG_LEVEL: 'error', HOST: '127.0.0.1', PORT: String(port) },
    CLOCK: '2026-01-10T09:00:00Z',
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await server.waitUntilReady(`${url}/ready`);
    const headers = await fetchHeaders(url, landlordSignIn);
    await measureHealth(url, AbortSignal.timeout(REST_MS));
    const reports = [
      {
        name: 'rest',
        seconds: REST_MS / 1000,
        healthMs: await measureHealth(url, AbortSignal.timeout(REST_MS)),
      },
    ];
    for (const file of files) {
      const stop = new AbortController();
      const measuring = measureHealth(url, stop.signal);
      const startedAt = performance.now();
      for (let repetition = 0; repetition < REPETITIONS; repetition += 1) await upload(url, headers, file);
      const seconds = (performance.now() - startedAt) / 1000 / REPETITIONS;
      stop.abort();
      reports.push({ name: file.name, seconds, healthMs: await measuring });
    }
    await server.stop();
    return reports;
  } finally {
    server.kill();
  }
};
