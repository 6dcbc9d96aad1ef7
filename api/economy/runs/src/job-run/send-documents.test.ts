import { defineDocument } from '@husrum/api-leases';
import { createLeaseFixture } from '@husrum/api-leases/testing';
import { problem, renderPdf } from '@husrum/api-platform';
import { makeAccount, type TestAccount, testServer, textIn } from '@husrum/api-testing';
import { jobRunCalls } from '@husrum/contract/job-run';
import { testRunContext } from './job-run.test-data';
import type { RunContext } from './run-context';
import { type RunDocuments, type SendOutcome, sendDocuments } from './send-documents';
import { startSendingRun } from './start-sending-run';

// A kind of document that is no invoice: a letter about each lease. The reference of a lease says whether its letter is sent.

const SENT = 'Brevet är skickat';

interface Letter {
  readonly id: number;
  readonly version: string;
  readonly storedPdf: null;
}
/** The leases whose letter cannot be drawn now. */
const undrawable = new Set<number>();

const letters = defineDocument({
  name: 'letter',
  plan: async (_context, leases: readonly { readonly id: number }[]): Promise<Letter[]> =>
    leases.map(({ id }) => ({ id, version: '1', storedPdf: null })),
  fileName: ({ id }: Letter) => `brev-${id}.pdf`,
  drawPdf: async ({ id }: Letter) => {
    if (undrawable.has(id)) throw problem('filesDown');
    const metadata = { title: 'Brev', author: 'Värden', creationDay: '2026-11-20', textsForFonts: [] };
    return renderPdf(metadata, (canvas) => canvas.text(`Om uthyrning ${id}`, 50, 50));
  },
  findVersions: async (_context, ids) => new Map(ids.map((id) => [id, '1'])),
  recordSent: async ({ tx }, sent) => {
    const ids = sent.map(({ row }) => row.id);
    await tx.updateTable('lease').set({ reference: SENT }).where('id', 'in', ids).execute();
    return sent.map(({ row, prepared }) => ({ id: row.id, file: prepared.file }));
  },
  loadMailed: async (_context, sent) => sent,
  toMail: ({ id, to, file }) => ({
    to,
    subject: `Brev ${id}`,
    text: 'Se brevet.',
    html: '<p>Se brevet.</p>',
    attachments: [file],
  }),
  recordMailed: async () => undefined,
  toUndelivered: ({ id }) => ({ leaseId: id }),
  recordUndelivered: async () => undefined,
});

type PreparedLetters = Awaited<ReturnType<typeof letters.prepare>>;

const letterRunDocuments: RunDocuments<{ title: string; leaseId: number }, PreparedLetters> = {
  key: 'leaseId',
  notReady: 'Brevet är redan skickat.',
  listTasks: async (_tx, ids) => ids.map((id) => ({ title: `Uthyrning ${id}`, leaseId: id })),
  prepare: (context, ids) => letters.prepare(context, async () => ids.map((id) => ({ id }))),
  send: async (context, ids, prepared) => {
    const ready = await context.tx
      .selectFrom('lease')
      .select('id')
      .where('id', 'in', ids)
      .where('reference', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute();
    const recipients = ready.map((row) => ({ row, to: `lease${row.id}@example.se` }));
    await letters.send(context, recipients, prepared);
    return new Map(ready.map(({ id }): [number, SendOutcome] => [id, { outcome: 'MADE' }]));
  },
};

const app = testServer();

beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));
afterEach(() => undrawable.clear());

/** Leases, and a run that is to send a letter about each. */
const setUp = async (count = 3) => {
  const account = await makeAccount(app);
  const { user, make, estate, createLease } = await createLeaseFixture(app, account);
  const ids: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const flat = await make.entity({ parent_id: estate.id, name: `Lgh ${n + 1}` });
    ids.push((await createLease({ entity_id: flat.id })).id);
  }
  const runId = await testRunContext(app, account).transaction((context) =>
    startSendingRun(context, 'MAIL', ids),
  );
  return {
    account,
    user,
    ids,
    runId,
    work: (overrides: Partial<RunContext> = {}) =>
      sendDocuments({ ...testRunContext(app, account), ...overrides }, letterRunDocuments, { runId, ids }),
    readRun: () => user.get(jobRunCalls.detail, { params: { id: runId } }),
  };
};

const listLetters = async (account: TestAccount) =>
  app.forAccount(account, (tx) =>
    tx
      .selectFrom('mail_message')
      .innerJoin('mail_attachment', 'mail_attachment.mail_message_id', 'mail_message.id')
      .select(['mail_message.recipient', 'mail_attachment.name', 'mail_attachment.bytes'])
      .where('mail_message.subject', 'like', 'Brev %')
      .orderBy('mail_message.recipient')
      .execute(),
  );
const listRecipients = async (account: TestAccount): Promise<string[]> =>
  (await listLetters(account)).map(({ recipient }) => recipient);
const toAddresses = (ids: readonly number[]): string[] => ids.map((id) => `lease${id}@example.se`).sort();

test('a run mails each document with its PDF, once, and has an item for each', async () => {
  const { account, user, ids, runId, work, readRun } = await setUp();
  expect(await readRun()).toMatchObject({ status: 'RUNNING', total: 3, made: 0 });
  await work();
  await work();
  expect(await readRun()).toMatchObject({ status: 'DONE', total: 3, made: 3, skipped: 0, failed: 0 });
  const sent = await listLetters(account);
  expect(sent.map(({ recipient }) => recipient)).toEqual(toAddresses(ids));
  const [first = 0] = ids;
  const letter = sent.find(({ name }) => name === `brev-${first}.pdf`);
  expect(textIn(letter?.bytes ?? Buffer.alloc(0))).toContain(`Om uthyrning ${first}`);
  const { data } = await user.get(jobRunCalls.items, { params: { id: runId } });
  expect(data.map(({ lease_id }) => lease_id).sort()).toEqual([...ids].sort());
});

test('a run that is stopped continues with the documents that it has not sent', async () => {
  const { account, ids, work, readRun } = await setUp(8);
  const stopping = new AbortController();
  const context = testRunContext(app, account);
  const stopped = work({
    signal: stopping.signal,
    tasksPerTransaction: 1,
    transaction: async (run) => {
      const result = await context.transaction(run);
      if ((await listRecipients(account)).length >= 2) stopping.abort(new Error('the process stops'));
      return result;
    },
  });
  await expect(stopped).rejects.toThrow('the process stops');
  const { status, made } = await readRun();
  expect(status).toBe('RUNNING');
  expect(made).toBeGreaterThanOrEqual(2);
  expect(made).toBeLessThan(ids.length);
  await work();
  expect(await readRun()).toMatchObject({ status: 'DONE', total: ids.length, made: ids.length });
  expect(await listRecipients(account)).toEqual(toAddresses(ids));
});

test('two workers on the same run send each document once', async () => {
  const { account, ids, work, readRun } = await setUp(6);
  await Promise.all([work({ tasksPerTransaction: 2 }), work({ tasksPerTransaction: 2 })]);
  expect(await listRecipients(account)).toEqual(toAddresses(ids));
  expect(await readRun()).toMatchObject({ status: 'DONE', made: ids.length, skipped: 0, failed: 0 });
});

test('a document that fails does not stop the others, and is sent when the run is started again', async () => {
  const { account, ids, work, readRun } = await setUp();
  const [first = 0, ...others] = ids;
  undrawable.add(first);
  await work();
  expect(await readRun()).toMatchObject({ status: 'FAILED', made: 2, failed: 1 });
  expect(await listRecipients(account)).toEqual(toAddresses(others));
  undrawable.clear();
  await work();
  expect(await readRun()).toMatchObject({ status: 'DONE', made: 3, failed: 0 });
  expect(await listRecipients(account)).toEqual(toAddresses(ids));
});

test('a document that somebody has sent meanwhile is skipped with the reason of its kind', async () => {
  const { account, user, ids, runId, work } = await setUp(2);
  const [first = 0] = ids;
  await app.forAccount(account, (tx) =>
    tx.updateTable('lease').set({ reference: SENT }).where('id', '=', first).execute(),
  );
  await work();
  const { data } = await user.get(jobRunCalls.items, { params: { id: runId } });
  expect(data.map(({ outcome, message }) => [outcome, message])).toEqual([
    ['SKIPPED', 'Brevet är redan skickat.'],
    ['MADE', null],
  ]);
});
