import { setImmediate as othersTurn } from 'node:timers/promises';
import { companyCalls } from '@husrum/contract/company';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import { besideOthers, holdFiles } from '../../test/held-files';
import { mailCount, makeAccount, testServer } from '../../test/kit';
import { fileJobs } from '../file/file.jobs';
import { runNextJob } from '../platform/jobs/run-job';
import { letFlat, manual, readyInvoice, sentInvoice } from './invoice.test-data';

const app = testServer();

const CHANGED = 'Hyresavin ändrades medan den skickades. Läs igenom den och skicka igen.';

let mailbox = 0;
const begin = async () => {
  mailbox += 1;
  const email = `drawn${mailbox}@example.se`;
  const account = await makeAccount(app);
  const flat = await letFlat(app, account, { tenant: { email } });
  const { user } = flat;
  const ready = (month = '2026-12') => readyInvoice(user, flat.lease.id, `${month}-01`, `${month}-28`);
  const addRow = (id: number) =>
    user.post(invoiceRowCalls.create, {
      body: { invoicebase_id: id, name: 'Nyckel', quantity: 1, fee: 350, tax_rate: 0 },
    });
  const stored = async () => (await app.files.list(String(account.billableId))).length;
  return { ...flat, account, email, ready, addRow, stored, sent: (id: number) => ({ params: { id } }) };
};

const anHourLater = async () => {
  app.clock.set('2026-11-20T09:00:01Z');
  const { db, clock, files, settings } = app;
  const kinds = new Map(fileJobs.map((job) => [job.kind, job]));
  while (await runNextJob({ db, clock, files, settings, log: app.app.log }, kinds));
};

/** Sends while the store is slow, and lets it go on when somebody has done something else. */
const meanwhile = async <T>(sending: () => Promise<T>, other: () => Promise<unknown>): Promise<T> => {
  const held = holdFiles(app.files, (operation) => operation === 'put');
  const working = sending();
  await held.reached;
  await other();
  held.letOn();
  return working;
};

beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));
afterEach(() => {
  jest.restoreAllMocks();
});

describe('nobody waits for the database while the store is slow and', () => {
  test('an invoice is sent, and sent again', async () => {
    const { user, ready, sent, email } = await begin();
    const { id } = await ready();
    await besideOthers(app, () => user.post(invoiceCalls.send, sent(id)));
    await besideOthers(app, () => user.post(invoiceActionCalls.mail, { params: manual(id) }));
    expect(await mailCount(app, email)).toBe(2);
  });

  test('one is marked as sent', async () => {
    const { user, ready } = await begin();
    const { id } = await ready();
    await besideOthers(app, () => user.post(invoiceActionCalls.markSent, { params: manual(id) }));
    expect((await user.get(invoiceCalls.detail, { params: { id } })).file).not.toBeNull();
  });

  test('all are sent', async () => {
    const { user, ready, email } = await begin();
    await ready();
    await ready('2027-01');
    await besideOthers(app, () => user.post(invoiceCalls.sendAll, { body: { ids: null } }));
    expect(await mailCount(app, email)).toBe(2);
  });
});

describe('an invoice that changes between its drawing and its sending', () => {
  test('is not sent with what it said before, nor at all; what was drawn goes from the store', async () => {
    const { user, ready, addRow, sent, stored, email } = await begin();
    const { id } = await ready();
    const refused = await meanwhile(
      () => user.failure(invoiceCalls.send, sent(id)),
      () => addRow(id),
    );
    expect([refused.status, refused.said]).toEqual([409, CHANGED]);
    const after = await user.get(invoiceCalls.detail, { params: { id } });
    expect(after).toMatchObject({ status: 'READY', sent_at: null, file: null });
    expect([await mailCount(app, email), await stored()]).toEqual([0, 1]);

    await user.post(invoiceCalls.send, sent(id));
    expect([await mailCount(app, email), await stored()]).toEqual([1, 2]);
    await anHourLater();
    expect(await stored()).toBe(1);
    const shown = await user.post(invoiceActionCalls.preview, { params: manual(id) });
    expect(Buffer.from(shown.file, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('also when only its sender did', async () => {
    const { user, ready, company: sender } = await begin();
    const { id } = await ready();
    const refused = await meanwhile(
      () => user.failure(invoiceActionCalls.markSent, { params: manual(id) }),
      () => user.patch(companyCalls.update, { body: { ...sender, address: 'Nya vägen 1' } }),
    );
    expect([refused.status, refused.said]).toEqual([409, CHANGED]);
  });

  test('also when it was sent: the tenant has one document, not two', async () => {
    const { user, ready, sent, email, stored } = await begin();
    const { id } = await ready();
    let drawn = 0;
    const held = holdFiles(app.files, (operation) => {
      drawn += operation === 'put' ? 1 : 0;
      return operation === 'put';
    });
    const both = [user.raw(invoiceCalls.send, sent(id)), user.raw(invoiceCalls.send, sent(id))];
    while (drawn < both.length) await othersTurn();
    held.letOn();
    expect((await Promise.all(both)).map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await mailCount(app, email)).toBe(1);
    await anHourLater();
    expect(await stored()).toBe(1);
  });

  test('is named among those that could not be sent, and stops no other', async () => {
    const { user, ready, addRow, email } = await begin();
    const [changed, other] = [await ready(), await ready('2027-01')];
    const answer = await meanwhile(
      () => user.post(invoiceCalls.sendAll, { body: { ids: null } }),
      () => addRow(changed.id),
    );
    expect(answer).toEqual({
      ...{ sent: 1, skipped: 0, failed: 1 },
      failures: [{ id: changed.id, reference: changed.reference, message: CHANGED }],
    });
    const is = async (id: number) => (await user.get(invoiceCalls.detail, { params: { id } })).status;
    expect([await is(changed.id), await is(other.id)]).toEqual(['READY', 'PENDING_PAYMENT']);
    expect(await mailCount(app, email)).toBe(1);
  });

  test('stays sent once, whatever a kept key asks again', async () => {
    const { user, ready, sent, email } = await begin();
    const { id } = await ready();
    const once = { ...sent(id), idempotencyKey: 'drawn-once' };
    const first = await user.post(invoiceCalls.send, once);
    await user.post(invoiceActionCalls.credit, { params: manual(id) });
    expect(await user.post(invoiceCalls.send, once)).toEqual(first);
    expect(await mailCount(app, email)).toBe(1);
  });
});

test('a document that the store has lost is drawn again as it was, where it was', async () => {
  const { user, lease, account, sent } = await begin();
  const { id } = await sentInvoice(user, lease.id);
  const [kept] = await app.files.list(String(account.billableId));
  const bytes = await app.files.get(kept?.key ?? '');
  await app.files.remove(kept?.key ?? '');
  await user.post(invoiceCalls.send, sent(id));
  expect((await app.files.get(kept?.key ?? ''))?.equals(bytes ?? Buffer.alloc(0))).toBe(true);
});
