import {
  createAccountWithLease,
  createLeasedApartment,
  createSentInvoice,
  manualInvoiceParams,
} from '@husrum/api-invoicing/testing';
import {
  lastMail,
  mailCount,
  makeAccount,
  makeColleague,
  type TestAccount,
  testServer,
  textIn,
} from '@husrum/api-testing';
import { companyBooksCalls } from '@husrum/contract/company-books';
import { invoiceActionCalls } from '@husrum/contract/invoice';
import { jobRunCalls } from '@husrum/contract/job-run';
import { lateChargeCalls } from '@husrum/contract/late-charge';
import { notificationCalls } from '@husrum/contract/notification';
import { paymentPromiseCalls } from '@husrum/contract/payment-promise';
import { reminderCalls } from '@husrum/contract/reminder';
import { sessionCalls } from '@husrum/contract/session';
import { tenantCalls } from '@husrum/contract/tenant';
import { ticketCalls } from '@husrum/contract/ticket';
import { createPersonalNumber, endOfMonth } from '@husrum/format';
import { drainJobQueue, runNightlyStepsOn, testRunContext } from '../job-run/job-run.test-data';
import type { RunContext } from '../job-run/run-context';
import { sendDocuments } from '../job-run/send-documents';
import { reminderRunDocuments } from './reminder-run-documents';
import { recordUndeliveredReminder } from './undelivered-reminder';

const app = testServer();
beforeEach(() => app.clock.set('2026-12-15T08:00:00Z'));

const settings = { is_on: true, days_1: 7, days_2: 21, days_3: 35, fee: 60, fee_level: '1' as const };

let tenantCount = 0;

/** A company that reminds, and a lease that has agreed on the fee, whose tenant has an address that no other has. */
const setUp = async () => {
  tenantCount += 1;
  const email = `bo${tenantCount}@example.se`;
  const fixture = await createAccountWithLease(app, { tenant: { email } });
  const { user, account, company, lease } = fixture;
  await user.post(reminderCalls.saveSettings, { params: { id: company.id }, body: settings });
  await user.post(reminderCalls.setAgreement, { params: { id: lease.id }, body: { is_agreed: true } });
  const createLate = async (dueAt = '2026-12-01', month = '2026-12') => {
    const { id, reference } = await createSentInvoice(user, lease.id, `${month}-01`, endOfMonth(month));
    await app.forAccount(account, (tx) =>
      tx.updateTable('invoicebase').set({ due_at: dueAt }).where('id', '=', id).execute(),
    );
    return { id, reference };
  };
  const remind = async (ids: number[] | null = null) => {
    const run = await user.post(reminderCalls.start, { body: { ids, company_id: null } });
    await drainJobQueue(app);
    return user.get(jobRunCalls.detail, { params: { id: run.id } });
  };
  return {
    ...fixture,
    email,
    createLate,
    remind,
    list: async () => (await user.get(reminderCalls.list, { query: {} })).data,
    excluded: async () =>
      (await user.get(reminderCalls.excluded, { query: {} })).data.map(({ id, exclusion }) => [
        id,
        exclusion,
      ]),
    preview: () => user.get(reminderCalls.preview, { query: {} }),
  };
};

const pdfOf = async (user: Awaited<ReturnType<typeof setUp>>['user'], id: number): Promise<string> => {
  const answer = await user.raw(reminderCalls.pdf, { params: { id } });
  expect(answer.statusCode).toBe(200);
  return textIn(answer.rawPayload).replaceAll('\u00a0', ' ');
};

test('a run mails one reminder to each tenant, once, with the letter as a PDF', async () => {
  const { user, email, createLate, remind, preview, list } = await setUp();
  const first = await createLate();
  const second = await createLate('2026-12-05', '2027-01');
  expect(await preview()).toMatchObject({
    total: 1,
    data: [
      {
        level: 1,
        owed: 17_000,
        fee: 60,
        has_email: true,
        days_late: 14,
        invoices: [{ id: first.id }, { id: second.id }],
      },
    ],
    sum: { reminders: 1, invoices: 2, owed: 17_000, fee: 60, by_hand: 0, excluded: 0 },
  });
  const run = await remind();
  expect(run).toMatchObject({ kind: 'REMIND', status: 'DONE', made: 1, title: 'Påminnelser 2026-12-15' });
  const [reminder] = await list();
  expect(reminder).toMatchObject({
    state: 'SENT',
    level: 1,
    owed: 17_000,
    fee: 60,
    invoices: 2,
    mailed_to: email,
  });
  const mail = await lastMail(app, email);
  expect(mail.subject).toMatch(/^Påminnelse om obetald hyra till /);
  expect(mail.body).toContain(first.reference ?? '');
  const text = await pdfOf(user, reminder?.id ?? 0);
  for (const part of [first.reference ?? '', second.reference ?? '', 'Bo Östlund', '17 000 kr', '60 kr'])
    expect(text).toContain(part);
  const { data: items } = await user.get(jobRunCalls.items, { params: { id: run.id } });
  expect(items).toMatchObject([{ outcome: 'MADE', reminder_id: reminder?.id }]);
  // Nothing is left to remind of today, and the next level comes when its day does.
  const refused = await user.failure(reminderCalls.start, { body: { ids: null, company_id: null } });
  expect(refused).toMatchObject({ status: 409, serverMessage: 'Ingen av avierna ska påminnas om nu.' });
  app.clock.set('2026-12-29T08:00:00Z');
  expect(await preview()).toMatchObject({ data: [{ level: 2, fee: 60, invoices: [{}, {}] }] });
});

test('a sent reminder charges the fee that it states, once, on an invoice of its own', async () => {
  const { user, createLate, remind } = await setUp();
  const { id } = await createLate();
  await remind();
  const { charges } = await user.get(lateChargeCalls.ofInvoice, { params: { id } });
  expect(charges).toMatchObject([{ kind: 'REMINDER_FEE', amount: 60, state: 'BILLED' }]);
});

test('the fee is stated for an invoice once, and never in a lease that has not agreed', async () => {
  const { user, lease, createLate, remind, list } = await setUp();
  await createLate();
  await remind();
  app.clock.set('2026-12-29T08:00:00Z');
  await remind();
  await user.post(reminderCalls.setAgreement, { params: { id: lease.id }, body: { is_agreed: false } });
  await createLate('2026-12-10', '2027-01');
  await remind();
  expect((await list()).map(({ level, fee }) => [level, fee])).toEqual([
    [1, 0],
    [2, 0],
    [1, 60],
  ]);
});

test('invoices are left out, each for its reason, and come back when it no longer holds', async () => {
  const { user, company, tenantId, createLate, excluded, preview } = await setUp();
  // Otherwise the last öre of a payment are rounded off.
  await user.post(companyBooksCalls.setRounding, {
    params: { id: company.id },
    body: { rounds_payments: false },
  });
  const { id: disputed } = await createLate('2026-12-01', '2026-07');
  const { id: aside } = await createLate('2026-12-02', '2026-08');
  const { id: promised } = await createLate('2026-12-03', '2026-09');
  const { id: ticketed } = await createLate('2026-12-04', '2026-10');
  const { id: small } = await createLate('2026-12-05', '2026-11');
  const { id: early } = await createLate('2026-12-10', '2027-02');
  const hold = (id: number, body: object) =>
    user.post(reminderCalls.setHold, {
      params: { id },
      body: { is_disputed: false, aside_until: null, ticket_id: null, note: null, ...body },
    });
  await hold(disputed, { is_disputed: true, note: 'Spisen är trasig' });
  await user.post(reminderCalls.putAside, {
    body: { ids: [aside], until: '2026-12-20', note: 'Ringer igen' },
  });
  await user.post(paymentPromiseCalls.create, {
    body: { invoice_id: promised, promised_on: '2026-12-18', amount: null, note: null },
  });
  const ticket = await user.post(ticketCalls.create, {
    body: {
      subject: 'Kallt',
      description: 'Kallt i rummet',
      type: 'REPORT',
      tenant_id: tenantId,
      entity_id: null,
    },
  });
  await hold(ticketed, { ticket_id: ticket.id });
  await user.post(invoiceActionCalls.pay, {
    params: manualInvoiceParams(small),
    body: { payment: 8499.5, paid_at: '2026-12-14' },
  });
  expect(await excluded()).toEqual([
    [disputed, 'DISPUTED'],
    [aside, 'ASIDE'],
    [promised, 'PROMISE'],
    [ticketed, 'TICKET'],
    [small, 'SMALL'],
    [early, 'EARLY'],
  ]);
  expect((await preview()).total).toBe(0);
  const { data } = await user.get(reminderCalls.excluded, { query: { exclusion: 'TICKET' } });
  expect(data.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/^Ärende Ä-\d+ om avin är inte löst\.$/),
  ]);
  expect(await user.get(reminderCalls.ofInvoice, { params: { id: disputed } })).toEqual({
    hold: { is_disputed: true, aside_until: null, ticket: null, note: 'Spisen är trasig' },
    data: [],
  });
  await hold(disputed, {});
  await user.post(ticketCalls.reopen, { params: { id: ticket.id } });
  await user.post(ticketCalls.resolve, { params: { id: ticket.id } });
  app.clock.set('2026-12-21T08:00:00Z');
  const { data: plans } = await preview();
  expect(plans.flatMap(({ invoices }) => invoices.map(({ id }) => id))).toEqual([
    disputed,
    aside,
    promised,
    ticketed,
    early,
  ]);
});

test('what cannot be held is refused under its field', async () => {
  const { user, createLate } = await setUp();
  const { id } = await createLate();
  const body = { is_disputed: false, aside_until: null, ticket_id: null, note: null };
  const fieldsOf = async (changes: object) => {
    const { status, data } = await user.failure(reminderCalls.setHold, {
      params: { id },
      body: { ...body, ...changes },
    });
    return [status, Object.keys(data)];
  };
  expect(await fieldsOf({ is_disputed: true })).toEqual([422, ['note']]);
  expect(await fieldsOf({ aside_until: '2026-12-14' })).toEqual([422, ['aside_until']]);
  const aside = await user.failure(reminderCalls.putAside, {
    body: { ids: [id], until: '2026-12-14', note: null },
  });
  expect([aside.status, Object.keys(aside.data)]).toEqual([422, ['until']]);
});

test('invoices that are paid, or not late, are no reminder', async () => {
  const { user, createLate, preview, excluded } = await setUp();
  const { id: paid } = await createLate();
  await user.post(invoiceActionCalls.pay, { params: manualInvoiceParams(paid), body: { payment: 8500 } });
  const { id: due } = await createLate('2026-12-15', '2027-01');
  expect((await preview()).total).toBe(0);
  expect(await excluded()).toEqual([]);
  const check = await user.post(reminderCalls.check, { body: { ids: [paid, due] } });
  expect(check).toEqual({
    sum: { reminders: 0, invoices: 0, by_hand: 0, owed: 0, fee: 0, excluded: 0 },
    excluded: [],
    not_overdue: 2,
  });
});

test('a tenant without an address gets the reminder on paper: it is printed, and marked as sent', async () => {
  const { user, createLate, remind, list } = await setUp();
  const { id } = await createLate();
  const { data: tenants } = await user.get(tenantCalls.list, { query: {} });
  await app.system((tx) =>
    tx
      .updateTable('tenant')
      .set({ email: null })
      .where('id', '=', tenants[0]?.id ?? 0)
      .execute(),
  );
  expect(await remind([id])).toMatchObject({ status: 'DONE', made: 0, by_hand: 1 });
  const [reminder] = await list();
  expect(reminder).toMatchObject({ state: 'BY_HAND', sent_at: null });
  const params = { id: reminder?.id ?? 0 };
  expect(await pdfOf(user, params.id)).toContain('Bo Östlund');
  expect((await user.failure(reminderCalls.send, { params })).status).toBe(409);
  const marked = await user.post(reminderCalls.markSent, { params });
  expect(marked.reminder).toMatchObject({ state: 'SENT', mailed_to: null, owed: 8500, fee: 60 });
  expect((await user.failure(reminderCalls.markSent, { params })).serverMessage).toBe(
    'Påminnelsen är redan skickad.',
  );
  expect((await user.failure(reminderCalls.remove, { params })).status).toBe(409);
});

test('a reminder is taken back until it is sent, and its invoices can then be reminded of again', async () => {
  const { user, email, createLate, preview, excluded, list } = await setUp();
  const { id } = await createLate();
  const run = await user.post(reminderCalls.start, { body: { ids: [id], company_id: null } });
  expect(await excluded()).toEqual([[id, 'PENDING']]);
  const params = { id: (await list())[0]?.id ?? 0 };
  expect((await user.post(reminderCalls.remove, { params })).reminder.state).toBe('REMOVED');
  await drainJobQueue(app);
  expect(await user.get(jobRunCalls.detail, { params: { id: run.id } })).toMatchObject({
    made: 0,
    skipped: 1,
  });
  expect(await mailCount(app, email)).toBe(1);
  expect((await preview()).total).toBe(1);
});

test('what was paid after the reminder was written is not in the letter', async () => {
  const { user, createLate, list } = await setUp();
  const { id: paid } = await createLate();
  const { id: partly } = await createLate('2026-12-02', '2027-01');
  await user.post(reminderCalls.start, { body: { ids: null, company_id: null } });
  await user.post(invoiceActionCalls.pay, { params: manualInvoiceParams(paid), body: { payment: 8500 } });
  await user.post(invoiceActionCalls.pay, { params: manualInvoiceParams(partly), body: { payment: 500 } });
  await drainJobQueue(app);
  const [reminder] = await list();
  expect(reminder).toMatchObject({ state: 'SENT', owed: 8000, fee: 60, invoices: 1 });
  expect(
    (await user.get(reminderCalls.detail, { params: { id: reminder?.id ?? 0 } })).invoices,
  ).toMatchObject([{ id: partly, left: 8000, fee: 60 }]);
});

test('a reminder of which everything was paid is removed', async () => {
  const { user, createLate, list } = await setUp();
  const { id } = await createLate();
  await user.post(reminderCalls.start, { body: { ids: null, company_id: null } });
  await user.post(invoiceActionCalls.pay, { params: manualInvoiceParams(id), body: { payment: 8500 } });
  await drainJobQueue(app);
  expect((await list()).map(({ state }) => state)).toEqual(['REMOVED']);
});

test('a mail that does not arrive fails the run and is told, and the reminder is sent again with the same letter', async () => {
  const { user, account, createLate, remind, list, excluded } = await setUp();
  const { id: invoiceId } = await createLate();
  const run = await remind();
  const [sent] = await list();
  const id = sent?.id ?? 0;
  const before = await pdfOf(user, id);
  const bounce = { reminderId: id, sending: 1, to: 'bo@example.se', reason: 'Okänd mottagare' };
  await app.forAccount(account, (tx) => recordUndeliveredReminder({ tx }, bounce));
  expect((await list())[0]).toMatchObject({
    state: 'UNDELIVERED',
    mail_error: expect.stringContaining('Okänd mottagare'),
  });
  expect(await user.get(jobRunCalls.detail, { params: { id: run.id } })).toMatchObject({
    status: 'FAILED',
    failed: 1,
  });
  const { data: told } = await user.get(notificationCalls.list);
  expect(told.map(({ data }) => data.title)).toContain('Påminnelsen till Bo Östlund kom inte fram');
  expect(await excluded()).toEqual([[invoiceId, 'PENDING']]);
  await user.post(jobRunCalls.restart, { params: { id: run.id } });
  await drainJobQueue(app);
  expect((await list())[0]).toMatchObject({ state: 'SENT', mail_error: null });
  expect(await pdfOf(user, id)).toBe(before);
  // An answer to the first mail is not about the second.
  await app.forAccount(account, (tx) => recordUndeliveredReminder({ tx }, bounce));
  expect((await list())[0]).toMatchObject({ state: 'SENT', mail_error: null });
});

/** Reminders to several tenants, and a run that is to send them. */
const setUpRun = async (count: number) => {
  const fixture = await setUp();
  const { account, user, company } = fixture;
  for (let n = 1; n <= count; n += 1) {
    const { lease } = await createLeasedApartment(app, account, {
      company,
      tenant: {
        name: `Hyresgäst ${n}`,
        email: `remind${n}@example.se`,
        identifier: createPersonalNumber(`1986-04-${10 + n}`, '238'),
      },
    });
    const { id } = await createSentInvoice(user, lease.id);
    await app.forAccount(account, (tx) =>
      tx.updateTable('invoicebase').set({ due_at: '2026-12-01' }).where('id', '=', id).execute(),
    );
  }
  const { id: runId } = await user.post(reminderCalls.start, { body: { ids: null, company_id: null } });
  const ids = (await user.get(reminderCalls.list, { query: {} })).data.map(({ id }) => id);
  return {
    account,
    count,
    work: (overrides: Partial<RunContext> = {}) =>
      sendDocuments({ ...testRunContext(app, account), ...overrides }, reminderRunDocuments, { runId, ids }),
    readRun: () => user.get(jobRunCalls.detail, { params: { id: runId } }),
  };
};
const countMails = (account: TestAccount) =>
  app.forAccount(account, async (tx) => {
    const rows = await tx
      .selectFrom('mail_message')
      .select('recipient')
      .where('subject', 'like', 'Påminnelse om obetald hyra%')
      .execute();
    return rows.map(({ recipient }) => recipient).sort();
  });

test('a run that is stopped continues with what it has not sent, and two workers send each once', async () => {
  const { account, count, work, readRun } = await setUpRun(6);
  const stopping = new AbortController();
  const context = testRunContext(app, account);
  await expect(
    work({
      signal: stopping.signal,
      tasksPerTransaction: 1,
      transaction: async (run) => {
        const result = await context.transaction(run);
        if ((await countMails(account)).length >= 2) stopping.abort(new Error('the process stops'));
        return result;
      },
    }),
  ).rejects.toThrow('the process stops');
  expect((await readRun()).status).toBe('RUNNING');
  await Promise.all([work({ tasksPerTransaction: 2 }), work({ tasksPerTransaction: 2 })]);
  expect(await readRun()).toMatchObject({ status: 'DONE', made: count, failed: 0 });
  const recipients = await countMails(account);
  expect(new Set(recipients).size).toBe(count);
  expect(recipients).toHaveLength(count);
});

test('two users who remind of the same invoice at once write one reminder', async () => {
  const { user, createLate, list } = await setUp();
  const { id } = await createLate();
  const start = () => user.raw(reminderCalls.start, { body: { ids: [id], company_id: null } });
  const answers = await Promise.all([start(), start()]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  await drainJobQueue(app);
  expect(await list()).toHaveLength(1);
});

test('the settings are those of an administrator, with three levels from the start', async () => {
  const { user, account, company } = await createAccountWithLease(app);
  const { data } = await user.get(reminderCalls.settings);
  expect(data).toEqual([{ company: { id: company.id, name: company.name }, ...settings, is_on: false }]);
  const params = { id: company.id };
  const manager = app.as(await makeColleague(app, account, 'MANAGER'));
  expect((await manager.failure(reminderCalls.saveSettings, { params, body: settings })).status).toBe(403);
  const fieldsOf = async (changes: object) => {
    const { status, data: errors } = await user.failure(reminderCalls.saveSettings, {
      params,
      body: { ...settings, ...changes },
    });
    return [status, Object.keys(errors)];
  };
  expect(await fieldsOf({ days_2: 7 })).toEqual([422, ['days_2']]);
  expect(await fieldsOf({ days_2: null })).toEqual([422, ['days_2']]);
  expect(await fieldsOf({ days_3: 21 })).toEqual([422, ['days_3']]);
  expect(await fieldsOf({ fee: 61 })).toEqual([422, ['fee']]);
  const saved = await user.post(reminderCalls.saveSettings, {
    params,
    body: { ...settings, days_2: null, days_3: null, fee: 0, fee_level: '2' },
  });
  expect(saved).toMatchObject({ days_2: null, days_3: null, fee: 0, fee_level: '2' });
  expect((await user.get(reminderCalls.settings)).data).toEqual([saved]);
});

test('the users are told once of what is due, in the bell and by mail, and the one who sends when it is done', async () => {
  const { user, account, createLate, remind } = await setUp();
  const { name } = await user.get(sessionCalls.me);
  await user.patch(sessionCalls.updateMe, { body: { name, email_notification_overdue: true } });
  await createLate('2026-12-08');
  const listTold = async () =>
    (await user.get(notificationCalls.list)).data
      .filter(({ type }) => type === 'reminder')
      .map(({ data }) => data.title.replaceAll('\u00a0', ' '));
  await runNightlyStepsOn(app, account, '2026-12-14');
  expect(await listTold()).toEqual([]);
  await runNightlyStepsOn(app, account, '2026-12-15', '2026-12-16');
  expect(await listTold()).toEqual([expect.stringMatching(/^1 avi att påminna om i /)]);
  const mails = await mailCount(app, account.email);
  await remind();
  expect((await listTold())[0]).toBe('Påminnelser 2026-12-16: klart');
  expect(await mailCount(app, account.email)).toBe(mails + 1);
});

test('another business sees and changes nothing', async () => {
  const { createLate, remind, list, lease, company } = await setUp();
  const { id: invoice } = await createLate();
  await remind();
  const stranger = app.as(await makeAccount(app));
  const id = (await list())[0]?.id ?? 0;
  expect((await stranger.get(reminderCalls.list, { query: {} })).total).toBe(0);
  expect((await stranger.get(reminderCalls.preview, { query: {} })).total).toBe(0);
  for (const call of [reminderCalls.detail, reminderCalls.remove, reminderCalls.send, reminderCalls.markSent])
    expect((await stranger.failure(call, { params: { id } })).status).toBe(404);
  expect((await stranger.failure(reminderCalls.ofInvoice, { params: { id: invoice } })).status).toBe(404);
  expect((await stranger.failure(reminderCalls.agreement, { params: { id: lease.id } })).status).toBe(404);
  expect(
    (await stranger.failure(reminderCalls.saveSettings, { params: { id: company.id }, body: settings }))
      .status,
  ).toBe(404);
  expect(
    (await stranger.failure(reminderCalls.start, { body: { ids: [invoice], company_id: null } })).status,
  ).toBe(404);
});
