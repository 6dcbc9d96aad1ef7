import { companyCalls } from '@husrum/contract/company';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import { tenantCalls } from '@husrum/contract/tenant';
import { besideOthers } from '../../test/held-files';
import { lastMail, mailCount, makeAccount, testServer } from '../../test/kit';
import { textIn } from '../../test/pdf-text';
import { createdInvoice, letFlat, manual, readyInvoice, sentInvoice } from './invoice.test-data';
import { markOverdue } from './mark-overdue';

const app = testServer();

const begin = async (given = {}) => {
  const account = await makeAccount(app);
  return { account, ...(await letFlat(app, account, given)) };
};
let mailbox = 0;
const ownMail = () => {
  mailbox += 1;
  return `tenant${mailbox}@example.se`;
};

const attachmentsOf = (recipient: string) =>
  app.system((tx) =>
    tx
      .selectFrom('mail_attachment')
      .innerJoin('mail_message', 'mail_message.id', 'mail_attachment.mail_message_id')
      .select(['mail_attachment.name', 'mail_attachment.mimetype', 'mail_attachment.bytes'])
      .where('mail_message.recipient', '=', recipient)
      .orderBy('mail_attachment.id')
      .execute(),
  );

beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));

test('sending mails the invoice with its PDF, and locks it', async () => {
  const billing_email = ownMail();
  const { user, lease } = await begin({ tenant: { billing_email } });
  const sent = await sentInvoice(user, lease.id);
  expect(sent).toMatchObject({
    status: 'PENDING_PAYMENT',
    sent_at: '2026-11-20T08:00:00.000Z',
    locked_at: '2026-11-20T08:00:00.000Z',
    due_at: '2026-12-21',
    file: { name: `hyresavi-${sent.reference}.pdf` },
  });
  expect(sent.timeline.at(-1)).toMatchObject({ what: `Skickad till ${billing_email}` });
  const mail = await lastMail(app, billing_email);
  expect(mail.subject).toBe('Hyresavi december 2026 från Åkeröfastigheter i Örebro AB');
  expect(mail.sender).toContain('Åkeröfastigheter i Örebro AB');
  expect(mail.body.replaceAll('\u00a0', ' ')).toContain(`Att betala: 8 500 kr`);
  expect(mail.body).toContain(`OCR-nummer: ${sent.ocr}`);
  const [pdf] = await attachmentsOf(billing_email);
  expect(pdf).toMatchObject({ name: `hyresavi-${sent.reference}.pdf`, mimetype: 'application/pdf' });
  expect(pdf?.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const row = { invoicebase_id: sent.id, name: 'Sent', quantity: 1, fee: 1, tax_rate: 0 };
  expect(await user.failure(invoiceRowCalls.create, { body: row })).toMatchObject({ status: 409 });
  expect(await user.failure(invoiceCalls.remove, { params: { id: sent.id } })).toMatchObject({ status: 409 });
});

test('sending again keeps the first day and mails the very same PDF', async () => {
  const email = ownMail();
  const { user, lease } = await begin({ tenant: { email } });
  const { id } = await sentInvoice(user, lease.id);
  app.clock.set('2026-12-10T08:00:00Z');
  const again = await user.post(invoiceCalls.send, { params: { id } });
  expect(again).toMatchObject({
    sent_at: '2026-11-20T08:00:00.000Z',
    last_sent_at: '2026-12-10T08:00:00.000Z',
    due_at: '2026-12-21',
  });
  const [first, second] = await attachmentsOf(email);
  expect(second?.bytes.equals(first?.bytes ?? Buffer.alloc(0))).toBe(true);
  const shown = await user.post(invoiceActionCalls.preview, { params: manual(id) });
  expect(shown).toMatchObject({ mimetype: 'application/pdf' });
  expect(Buffer.from(shown.file, 'base64').equals(first?.bytes ?? Buffer.alloc(0))).toBe(true);
});

test('nobody waits for the database while a preview is fetched from a slow store', async () => {
  const { user, lease } = await begin();
  const { id } = await sentInvoice(user, lease.id);
  await besideOthers(app, () => user.post(invoiceActionCalls.preview, { params: manual(id) }));
});

test('a sent invoice says what it said, whatever has become of its sender and its recipient', async () => {
  const { user, lease, company, tenantId } = await begin();
  const sent = await sentInvoice(user, lease.id);
  const ready = await readyInvoice(user, lease.id, '2027-01-01', '2027-01-31');
  await user.patch(companyCalls.update, {
    body: { ...company, name: 'Nya ägaren AB', address: 'Nya vägen 1', phone: '', email: '' },
  });
  await user.patch(companyCalls.updateInvoicing, {
    params: { id: company.id },
    body: {
      ...(await user.get(companyCalls.invoicing, { params: { id: company.id } })),
      bankgiro: '5050-1055',
    },
  });
  await user.patch(tenantCalls.update, {
    body: { ...(await user.get(tenantCalls.detail, { params: { id: tenantId } })), name: 'Gift Namnsson' },
  });
  const { paper } = await user.get(invoiceCalls.detail, { params: { id: sent.id } });
  expect(paper).toEqual(sent.paper);
  const later = await user.get(invoiceCalls.detail, { params: { id: ready.id } });
  expect(later.paper.sender.name).toBe('Nya ägaren AB');
  expect(later.paper.payment).toContainEqual({ label: 'Bankgiro', value: '5050-1055' });
});

test('without an address nothing is sent, and the answer says what to do', async () => {
  const { user, lease } = await begin({ tenant: { email: null } });
  const { id } = await readyInvoice(user, lease.id);
  const refused = await user.failure(invoiceCalls.send, { params: { id } });
  expect(refused.status).toBe(422);
  expect(refused.said).toContain('saknar e-postadress');
  const after = await user.get(invoiceCalls.detail, { params: { id } });
  expect(after).toMatchObject({ status: 'READY', sent_at: null, locked_at: null });
  const marked = await user.post(invoiceActionCalls.markSent, { params: manual(id) });
  expect(marked).toMatchObject({ status: 'PENDING_PAYMENT', sent_at: '2026-11-20T08:00:00.000Z' });
  expect(marked.file).not.toBeNull();
});

test('what is only being edited cannot be sent', async () => {
  const { user, lease } = await begin();
  const { id } = await createdInvoice(user, lease.id);
  expect(await user.failure(invoiceCalls.send, { params: { id } })).toMatchObject({ status: 409 });
});

test('the same key sends once', async () => {
  const email = ownMail();
  const { user, lease } = await begin({ tenant: { email } });
  const { id } = await readyInvoice(user, lease.id);
  const first = await user.post(invoiceCalls.send, { params: { id }, idempotencyKey: 'send-once' });
  const second = await user.post(invoiceCalls.send, { params: { id }, idempotencyKey: 'send-once' });
  expect(second).toEqual(first);
  expect(await mailCount(app, email)).toBe(1);
});

describe('sending all', () => {
  test('sends what is ready, passes over the rest, and names what failed', async () => {
    const email = ownMail();
    const { user, account, lease } = await begin({ tenant: { email } });
    const without = await letFlat(app, account, {
      tenant: { email: null, identifier: '19920730-2390' },
    });
    await readyInvoice(user, lease.id);
    await readyInvoice(user, lease.id, '2027-01-01', '2027-01-31');
    const edited = await createdInvoice(user, lease.id, '2027-02-01', '2027-02-28');
    const stuck = await readyInvoice(user, without.lease.id);
    const answer = await user.post(invoiceCalls.sendAll, { body: { ids: null } });
    expect(answer).toMatchObject({ sent: 2, skipped: 0, failed: 1 });
    expect(answer.failures).toEqual([
      { id: stuck.id, reference: stuck.reference, message: expect.stringContaining('saknar e-postadress') },
    ]);
    expect(await mailCount(app, email)).toBe(2);
    const rest = await user.post(invoiceCalls.sendAll, { body: { ids: [edited.id, 999_999] } });
    expect(rest).toMatchObject({ sent: 0, skipped: 2, failed: 0 });
  });
});

describe('the due date', () => {
  test('follows a late sending, unless a person has set it', async () => {
    const { user, lease } = await begin();
    const late = await readyInvoice(user, lease.id);
    const fixed = await readyInvoice(user, lease.id, '2027-01-01', '2027-01-31');
    await user.patch(invoiceActionCalls.moveDueAt, {
      params: manual(fixed.id),
      body: { due_at: '2027-01-15' },
    });
    app.clock.set('2026-12-01T08:00:00Z');
    expect(await user.post(invoiceCalls.send, { params: { id: late.id } })).toMatchObject({
      due_at: '2027-01-04',
    });
    const sent = await user.post(invoiceCalls.send, { params: { id: fixed.id } });
    expect(sent.due_at).toBe('2027-01-15');
    expect(sent.timeline.map(({ what }) => what)).toContain('Förfallodag ändrad till 2027-01-15');
  });

  test('moved after the sending stands on the paper that is sent again', async () => {
    const email = ownMail();
    const { user, lease } = await begin({ tenant: { email } });
    const { id, paper } = await sentInvoice(user, lease.id);
    await user.patch(invoiceActionCalls.moveDueAt, { params: manual(id), body: { due_at: '2027-01-15' } });
    const shown = await user.post(invoiceActionCalls.preview, { params: manual(id) });
    const again = await user.post(invoiceCalls.send, { params: { id } });
    const due = ({ label }: { label: string }) => label === 'Oss tillhanda senast';
    expect(paper.payment.find(due)?.value).toBe('21 december 2026');
    expect(again.paper.payment.find(due)?.value).toBe('15 januari 2027');
    const [first, second] = await attachmentsOf(email);
    expect(second?.bytes.equals(first?.bytes ?? Buffer.alloc(0))).toBe(false);
    expect(textIn(Buffer.from(shown.file, 'base64'))).toContain('15 januari 2027');
  });

  test('is not moved before the sending, nor for what is edited or over', async () => {
    const { user, lease } = await begin();
    const edited = await createdInvoice(user, lease.id, '2027-01-01', '2027-01-31');
    const body = { due_at: '2027-01-15' };
    expect(
      await user.failure(invoiceActionCalls.moveDueAt, { params: manual(edited.id), body }),
    ).toMatchObject({
      status: 409,
    });
    const { id } = await sentInvoice(user, lease.id);
    app.clock.set('2026-12-01T08:00:00Z');
    const early = { params: manual(id), body: { due_at: '2026-11-19' } };
    expect((await user.failure(invoiceActionCalls.moveDueAt, early)).data).toEqual({
      due_at: ['Förfallodagen är före dagen då avin skickades, 2026-11-20'],
    });
  });

  test('passing makes an unpaid invoice overdue: at once for who looks, in the table by night', async () => {
    const { user, account, lease } = await begin();
    const { id } = await sentInvoice(user, lease.id);
    const stored = () =>
      app.tenant(account, (tx) =>
        tx.selectFrom('invoicebase').select('status').where('id', '=', id).executeTakeFirstOrThrow(),
      );
    app.clock.set('2026-12-21T22:59:00Z');
    expect((await user.get(invoiceCalls.detail, { params: { id } })).status).toBe('PENDING_PAYMENT');
    app.clock.set('2026-12-21T23:01:00Z');
    expect((await user.get(invoiceCalls.detail, { params: { id } })).status).toBe('OVERDUE');
    expect((await user.get(invoiceCalls.list, { query: { filter: 'overdue' } })).total).toBe(1);
    expect((await stored()).status).toBe('PENDING_PAYMENT');
    await app.system((tx) => markOverdue(tx, app.clock.today()));
    expect((await stored()).status).toBe('OVERDUE');
    const moved = { params: manual(id), body: { due_at: '2026-12-31' } };
    expect((await user.patch(invoiceActionCalls.moveDueAt, moved)).status).toBe('PENDING_PAYMENT');
  });
});

test('the tenant of an invoice can have changed address since: the stored PDF has not', async () => {
  const email = ownMail();
  const { user, lease, tenantId } = await begin({ tenant: { email } });
  const { id } = await sentInvoice(user, lease.id);
  const before = await user.post(invoiceActionCalls.preview, { params: manual(id) });
  const is = await user.get(tenantCalls.detail, { params: { id: tenantId } });
  await user.patch(tenantCalls.update, { body: { ...is, name: 'Bo Öberg' } });
  const after = await user.post(invoiceActionCalls.preview, { params: manual(id) });
  expect(after.file).toBe(before.file);
});

test('before a batch leaves, what stands out is told', async () => {
  const { user, lease, tenantId } = await begin({ lease: { fee: 8000 } });
  await sentInvoice(user, lease.id);
  const next = await readyInvoice(user, lease.id, '2027-01-01', '2027-01-31');
  expect(await user.get(invoiceCalls.remarks)).toEqual({ remarks: [] });
  await user.post(invoiceRowCalls.create, {
    body: { invoicebase_id: next.id, name: 'Nyckel', quantity: 1, fee: 2000, tax_rate: 0 },
  });
  const person = { name: 'Bo Östlund', phone: '070-123 45 67', email: null };
  await user.patch(tenantCalls.update, { body: { id: tenantId, identifier: '19850412-2386', ...person } });
  const { remarks } = await user.get(invoiceCalls.remarks);
  expect(remarks).toEqual([
    { id: next.id, kind: 'NO_EMAIL', detail: null },
    { id: next.id, kind: 'JUMP', detail: '+25\u00a0% mot 8\u00a0000\u00a0kr' },
  ]);
});
