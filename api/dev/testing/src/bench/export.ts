import { readFile } from 'node:fs/promises';
import { readSettings } from '@husrum/api-platform';
import { createClock, startDatabase } from '@husrum/api-platform/testing';
import { makeReportDefinition } from '@husrum/api-reports/testing';
import { buildPath } from '@husrum/contract/core';
import { type ExportFormat, reportExportCalls } from '@husrum/contract/report-export';
import { sql } from 'kysely';
import { createLandlord } from '../month-run/landlord';
import { measureReads, type ReadTimes, type SignedInUser, signIn } from './measure-reads';
import { startProcess } from './server-process';

export interface ExportOptions {
  /** DATA_DIR, and DATABASE_URL on PostgreSQL. */
  env: Readonly<Record<string, string>>;
  port: number;
  rows: number;
  log: (line: string) => void;
}

export interface ExportReport {
  name: string;
  seconds: number;
  /** The highest memory of the server during the export, minus its memory before. */
  megabytes: number;
  rows: number;
  /** Pages that a user reads before the export. */
  readsAtRest: ReadTimes[];
  /** The same while the export is written. */
  reads: ReadTimes[];
}

const MONTHS = 60;
const ROWS_PER_INVOICE = 4;
/** The invoices are inserted in so many transactions. */
const PARTS = 10;
const REST_MS = 10_000;
const POLL_INTERVAL_MS = 1000;
const MEMORY_INTERVAL_MS = 200;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Creates a landlord whose sent invoices have `rows` rows in all. One lease in twenty has not paid. Returns the id of a lease. */
const createRows = async ({ env, rows }: ExportOptions): Promise<number> => {
  const settings = readSettings({ LOG_LEVEL: 'warn', ...env });
  const db = await startDatabase(settings, createClock(settings));
  const leases = Math.ceil(rows / MONTHS / ROWS_PER_INVOICE);
  const { businessId, leaseIds } = await createLandlord(db, { leases, start: '2021-01-01', monthly: true });
  await db.forAccount(businessId, (tx) => sql`update invoicing_config set auto_enabled = false`.execute(tx));
  for (let part = 0; part < PARTS; part += 1)
    await db.forAccount(businessId, async (tx) => {
      await sql`with billed as (
        insert into invoicebase (company_id, lease_id, entity_id, tenant_id, kind, start, stop, sent_at, status, due_at,
                                 fee_ore, tax_ore, rounded_ore, pay_ore, left_ore)
        select entity.company_id, lease.id, entity.id, lease_tenant.tenant_id, 'RENT', month::date,
               (month + interval '1 month')::date - 1, month - interval '10 days', case when lease.id % 20 = 0 then 'PENDING_PAYMENT' else 'PAYED' end, month::date, 10000, 0, 0, 10000,
               case when lease.id % 20 = 0 then 10000 else 0 end
        from lease join entity on entity.id = lease.entity_id join lease_tenant on lease_tenant.lease_id = lease.id,
             generate_series('2021-01-01'::date, '2025-12-01', '1 month') as month
        where lease.id % ${sql.lit(PARTS)} = ${sql.lit(part)} returning id)
        insert into invoice_row (invoicebase_id, position, name, quantity, fee_ore, total_ore, tax_rate, tax_ore)
        select billed.id, number, 'Rad ' || number, 1, 2500, 2500, 0, 0
        from billed, generate_series(1, ${sql.lit(ROWS_PER_INVOICE)}) as number`.execute(tx);
    });
  // Housekeeping does this every night.
  await db.runOutsideTransaction('vacuum (analyze)');
  await db.close();
  return leaseIds[0] ?? 0;
};

/** The memory of the process in MB. */
const readMemory = async (pid: number): Promise<number> =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** The highest memory in MB until the signal aborts. */
const measureMemory = async (pid: number, signal: AbortSignal): Promise<number> => {
  let highest = 0;
  while (!signal.aborted) {
    highest = Math.max(highest, await readMemory(pid));
    await sleep(MEMORY_INTERVAL_MS);
  }
  return highest;
};

const columns = ['name', 'quantity', 'total', 'tax_rate', 'tax'].map((name) => `invoice_row.${name}`);
const definition = makeReportDefinition({
  ...{ model: 'invoice_row', relationships: ['invoicebase', 'tenant'] },
  fields: [...columns, 'invoicebase.due_at', 'invoicebase.status', 'tenant.name'],
});
const sorted = {
  ...definition,
  sort: [{ field: 'tenant.name', direction: 'asc' as const }],
};

/** Exports in the background until the file is done. Returns the number of its rows. */
const runExport = async (
  user: SignedInUser,
  body: { format: ExportFormat; definition: typeof definition },
  log: ExportOptions['log'],
): Promise<number> => {
  await user.post(reportExportCalls.start.path, { ...body, filename: 'rader', title: 'Rader' });
  for (;;) {
    await sleep(POLL_INTERVAL_MS);
    const page = await reportExportCalls.list.response?.validate(
      await user.get(buildPath(reportExportCalls.list.path, {})),
    );
    const [latest] = page?.data ?? [];
    if (latest === undefined) throw new Error('no export');
    log(`${body.format} ${latest.rows_done}/${latest.rows_total ?? '?'}`);
    if (latest.status === 'DONE') return latest.rows_done;
    if (latest.finished_at !== null) throw new Error(latest.error ?? latest.status);
  }
};

/** Measures exports of all invoice rows, in their own order and sorted, while a user reads pages. */
export const measureExports = async (options: ExportOptions): Promise<ExportReport[]> => {
  const leaseId = await createRows(options);
  const server = startProcess('main.ts', {
    ...{ ...options.env, LOG_LEVEL: 'warn', HOST: '127.0.0.1', PORT: String(options.port) },
    CLOCK: '2026-01-10T09:00:00Z',
  });
  const url = `http://127.0.0.1:${options.port}`;
  try {
    await server.waitUntilReady(`${url}/ready`);
    const user = await signIn(url);
    const reports: ExportReport[] = [];
    for (const format of ['csv', 'xlsx'] as const)
      for (const [name, exported] of [
        [format, definition],
        [`${format}, sorterad`, sorted],
      ] as const) {
        const readsAtRest = await measureReads(user, leaseId, AbortSignal.timeout(REST_MS));
        const before = await readMemory(server.pid);
        const stop = new AbortController();
        const reading = measureReads(user, leaseId, stop.signal);
        const measuring = measureMemory(server.pid, stop.signal);
        const startedAt = performance.now();
        const rows = await runExport(user, { format, definition: exported }, options.log).finally(() =>
          stop.abort(),
        );
        const seconds = (performance.now() - startedAt) / 1000;
        reports.push({
          ...{ name, seconds, rows, readsAtRest },
          megabytes: (await measuring) - before,
          reads: await reading,
        });
      }
    await server.stop();
    return reports;
  } finally {
    server.kill();
  }
};
