import {
  type ApartmentOptions,
  createAccountWithLease,
  createEditableInvoice,
  createLeasedApartment,
  createReadyInvoice,
  createSentInvoice,
  manualInvoiceParams,
} from '@husrum/api-invoicing/testing';
import {
  type Caller,
  expectOthersAnswered,
  lastMail,
  mailCount,
  testServer,
  textIn,
} from '@husrum/api-testing';
import { companyCalls } from '@husrum/contract/company';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { invoiceBatchCalls } from '@husrum/contract/invoice-batch';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import { statisticsCalls } from '@husrum/contract/statistics';
import { tenantCalls } from '@husrum/contract/tenant';
import { markOverdue } from '../job-run/mark-overdue';

const app = testServer();

const setUp = (options?: ApartmentOptions) => createAccountWithLease(app, options);
let emailCount = 0;
const uniqueEmail = () => {
  emailCount += 1;
  return `tenant${emailCount}@example.se`;
};

const listAttachments = (recipient: string) =>
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

test('mails the invoice with its PDF, and locks it', async () => {
  const billingEmail = uniqueEmail();
  const { user, lease } = await setUp({ tenant: { billing_email: billingEmail } });
  const sent = await createSentInvoice(user, lease.id);
  expect(sent).toMatchObject({
    status: 'PENDING_PAYMENT',
    sent_at: '2026-11-20T08:00:00.000Z',
    locked_at: '2026-11-20T08:00:00.000Z',
    due_at: '2026-12-21',
    file: { name: `hyresavi-${sent.reference}.pdf` },
  });
  expect(sent.timeline.at(-1)).toMatchObject({ what: `Skickad till ${billingEmail}` });
  const mail = await lastMail(app, billingEmail);
  expect(mail.subject).toBe('Hyresavi december 2026 från Åkeröfastigheter i Örebro AB');
  expect(mail.sender).toContain('Åkeröfastigheter i Örebro AB');
  expect(mail.body.replaceAll('\u00a0', ' ')).toContain(`Att betala: 8 500 kr`);
  expect(mail.body).toContain(`OCR-nummer: ${sent.ocr}`);
  const [pdf] = await listAttachments(billingEmail);
  expect(pdf).toMatchObject({ name: `hyresavi-${sent.reference}.pdf`, mimetype: 'application/pdf' });
  expect(pdf?.bytes?.subarray(0, 5).toString()).toBe('%PDF-');
  const row = { invoicebase_id: sent.id, name: 'Nyckel', quantity: 1, fee: 1, tax_rate: 0 };
  expect(await user.failure(invoiceRowCalls.create, { body: row })).toMatchObject({ status: 409 });
  expect(await user.failure(invoiceCalls.remove, { params: { id: sent.id } })).toMatchObject({ status: 409 });
});

test('keeps the first sending date and mails the same PDF when sent again', async () => {
  const email = uniqueEmail();
  const { user, lease } = await setUp({ tenant: { email } });
  const { id } = await createSentInvoice(user, lease.id);
  app.clock.set('2026-12-10T08:00:00Z');
  const again = await user.post(invoiceCalls.send, { params: { id } });
  expect(again).toMatchObject({
    sent_at: '2026-11-20T08:00:00.000Z',
    last_sent_at: '2026-12-10T08:00:00.000Z',
    due_at: '2026-12-21',
  });
  const [first, second] = await listAttachments(email);
  expect(second?.bytes?.equals(first?.bytes ?? Buffer.alloc(0))).toBe(true);
  const preview = await user.post(invoiceActionCalls.preview, { params: manualInvoiceParams(id) });
  expect(preview).toMatchObject({ mimetype: 'application/pdf' });
  expect(Buffer.from(preview.file, 'base64').equals(first?.bytes ?? Buffer.alloc(0))).toBe(true);
});

test('keeps no transaction open while the PDF of a preview is fetched from a slow file store', async () => {
  const { user, lease } = await setUp();
  const { id } = await createSentInvoice(user, lease.id);
  await expectOthersAnswered(app, () =>
    user.post(invoiceActionCalls.preview, { params: manualInvoiceParams(id) }),
  );
});

test('keeps the document of a sent invoice when its sender and recipient change', async () => {
  const { user, lease, company, tenantId } = await setUp();
  const sent = await createSentInvoice(user, lease.id);
  const ready = await createReadyInvoice(user, lease.id, '2027-01-01', '2027-01-31');
  await user.patch(companyCalls.update, {
    body: {
      ...(await user.get(companyCalls.detail, { params: { id: company.id } })),
      ...{ name: 'Nya ägaren AB', address: 'Nya vägen 1', phone: '', email: '' },
    },
  });
  await user.patch(companyCalls.updateInvoicingConfig, {
    params: { id: company.id },
    body: {
      ...(await user.get(companyCalls.invoicingConfig, { params: { id: company.id } })),
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

test('refuses to mail an invoice of a tenant without an email address, but lets it be marked as sent', async () => {
  const { user, lease } = await setUp({ tenant: { email: null } });
  const { id } = await createReadyInvoice(user, lease.id);
  const refused = await user.failure(invoiceCalls.send, { params: { id } });
  expect(refused.status).toBe(422);
  expect(refused.serverMessage).toContain('saknar mejladress');
  const after = await user.get(invoiceCalls.detail, { params: { id } });
  expect(after).toMatchObject({ status: 'READY', sent_at: null, locked_at: null });
  const marked = await user.post(invoiceActionCalls.markSent, { params: manualInvoiceParams(id) });
  expect(marked).toMatchObject({ status: 'PENDING_PAYMENT', sent_at: '2026-11-20T08:00:00.000Z' });
  expect(marked.file).not.toBeNull();
});

test('refuses to send an invoice that is being edited', async () => {
  const { user, lease } = await setUp();
  const { id } = await createEditableInvoice(user, lease.id);
  expect(await user.failure(invoiceCalls.send, { params: { id } })).toMatchObject({ status: 409 });
});

test('sends once for the same Idempotency-Key', async () => {
  const email = uniqueEmail();
  const { user, lease } = await setUp({ tenant: { email } });
  const { id } = await createReadyInvoice(user, lease.id);
  const first = await user.post(invoiceCalls.send, { params: { id }, idempotencyKey: 'send-once' });
  const second = await user.post(invoiceCalls.send, { params: { id }, idempotencyKey: 'send-once' });
  expect(second).toEqual(first);
  expect(await mailCount(app, email)).toBe(1);
});

describe('sending all', () => {
  test('sends ready invoices, skips the others, and reports the failed ones', async () => {
    const email = uniqueEmail();
    const { user, account, lease } = await setUp({ tenant: { email } });
    const otherApartment = await createLeasedApartment(app, account, {
      tenant: { email: null, identifier: '19920730-2390' },
    });
    await createReadyInvoice(user, lease.id);
    await createReadyInvoice(user, lease.id, '2027-01-01', '2027-01-31');
    const edited = await createEditableInvoice(user, lease.id, '2027-02-01', '2027-02-28');
    const withoutEmail = await createReadyInvoice(user, otherApartment.lease.id);
    const answer = await user.post(invoiceCalls.sendAll, { body: { ids: null } });
    expect(answer).toMatchObject({ sent: 2, skipped: 0, failed: 1 });
    expect(answer.failures).toEqual([
      {
        id: withoutEmail.id,
        reference: withoutEmail.reference,
        message: expect.stringContaining('saknar mejladress'),
      },
    ]);
    expect(await mailCount(app, email)).toBe(2);
    const rest = await user.post(invoiceCalls.sendAll, { body: { ids: [edited.id, 999_999] } });
    expect(rest).toMatchObject({ sent: 0, skipped: 2, failed: 0 });
  });
});

describe('the due date', () => {
  test('moves with a late sending, unless a person has set it', async () => {
    const { user, lease } = await setUp();
    const late = await createReadyInvoice(user, lease.id);
    const fixed = await createReadyInvoice(user, lease.id, '2027-01-01', '2027-01-31');
    await user.patch(invoiceActionCalls.changeDueDate, {
      params: manualInvoiceParams(fixed.id),
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

  test('that was changed after sending is printed when sent again', async () => {
    const email = uniqueEmail();
    const { user, lease } = await setUp({ tenant: { email } });
    const { id, paper } = await createSentInvoice(user, lease.id);
    await user.patch(invoiceActionCalls.changeDueDate, {
      params: manualInvoiceParams(id),
      body: { due_at: '2027-01-15' },
    });
    const preview = await user.post(invoiceActionCalls.preview, { params: manualInvoiceParams(id) });
    const again = await user.post(invoiceCalls.send, { params: { id } });
    const due = ({ label }: { label: string }) => label === 'Oss tillhanda senast';
    expect(paper.payment.find(due)?.value).toBe('21 december 2026');
    expect(again.paper.payment.find(due)?.value).toBe('15 januari 2027');
    const [first, second] = await listAttachments(email);
    expect(second?.bytes?.equals(first?.bytes ?? Buffer.alloc(0))).toBe(false);
    expect(textIn(Buffer.from(preview.file, 'base64'))).toContain('15 januari 2027');
  });

  test('cannot be before the sending date, nor be changed while the invoice is edited', async () => {
    const { user, lease } = await setUp();
    const edited = await createEditableInvoice(user, lease.id, '2027-01-01', '2027-01-31');
    const body = { due_at: '2027-01-15' };
    expect(
      await user.failure(invoiceActionCalls.changeDueDate, { params: manualInvoiceParams(edited.id), body }),
    ).toMatchObject({
      status: 409,
    });
    const { id } = await createSentInvoice(user, lease.id);
    app.clock.set('2026-12-01T08:00:00Z');
    const early = { params: manualInvoiceParams(id), body: { due_at: '2026-11-19' } };
    expect((await user.failure(invoiceActionCalls.changeDueDate, early)).data).toEqual({
      due_at: ['Förfallodagen är före dagen då avin skickades, 2026-11-20'],
    });
  });

  test('of an unsent invoice is after today, because none is due on the day of sending', async () => {
    const { user, lease } = await setUp();
    const { id } = await createReadyInvoice(user, lease.id);
    const change = (dueAt: string) => ({ params: manualInvoiceParams(id), body: { due_at: dueAt } });
    expect((await user.failure(invoiceActionCalls.changeDueDate, change('2026-11-20'))).data).toEqual({
      due_at: ['Förfallodagen måste vara efter i dag'],
    });
    // It is at most two years after the period, December 2026.
    expect((await user.failure(invoiceActionCalls.changeDueDate, change('2199-12-31'))).data).toEqual({
      due_at: ['Förfallodagen kan vara senast 2028-12-31'],
    });
    await user.patch(invoiceActionCalls.changeDueDate, change('2026-11-21'));
    expect(await user.post(invoiceCalls.send, { params: { id } })).toMatchObject({ due_at: '2026-11-21' });
  });

  test('makes an unpaid invoice overdue when it passes: at once in answers, and in the table after a job', async () => {
    const { user, account, lease } = await setUp();
    const { id } = await createSentInvoice(user, lease.id);
    const readStored = () =>
      app.forAccount(account, (tx) =>
        tx.selectFrom('invoicebase').select('status').where('id', '=', id).executeTakeFirstOrThrow(),
      );
    app.clock.set('2026-12-21T22:59:00Z');
    expect((await user.get(invoiceCalls.detail, { params: { id } })).status).toBe('PENDING_PAYMENT');
    app.clock.set('2026-12-21T23:01:00Z');
    expect((await user.get(invoiceCalls.detail, { params: { id } })).status).toBe('OVERDUE');
    expect((await user.get(invoiceCalls.list, { query: { filter: 'overdue' } })).total).toBe(1);
    expect((await readStored()).status).toBe('PENDING_PAYMENT');
    await app.system((tx) => markOverdue(tx, app.clock.today()));
    expect((await readStored()).status).toBe('OVERDUE');
    const moved = { params: manualInvoiceParams(id), body: { due_at: '2026-12-31' } };
    expect((await user.patch(invoiceActionCalls.changeDueDate, moved)).status).toBe('PENDING_PAYMENT');
  });
});

test('keeps the stored PDF when the tenant changes', async () => {
  const email = uniqueEmail();
  const { user, lease, tenantId } = await setUp({ tenant: { email } });
  const { id } = await createSentInvoice(user, lease.id);
  const before = await user.post(invoiceActionCalls.preview, { params: manualInvoiceParams(id) });
  const tenant = await user.get(tenantCalls.detail, { params: { id: tenantId } });
  await user.patch(tenantCalls.update, { body: { ...tenant, name: 'Bo Öberg' } });
  const after = await user.post(invoiceActionCalls.preview, { params: manualInvoiceParams(id) });
  expect(after.file).toBe(before.file);
});

describe('the PDF of a sent invoice', () => {
  const read = async (user: Caller, id: number, query: { as_sent?: boolean } = {}) => {
    const preview = await user.post(invoiceActionCalls.preview, { params: manualInvoiceParams(id), query });
    return { ...preview, text: textIn(Buffer.from(preview.file, 'base64')) };
  };

  test('stays when it is credited, beside a second document without slip and amount to pay', async () => {
    const { user, lease } = await setUp();
    const { id, ocr } = await createSentInvoice(user, lease.id);
    const sent = await read(user, id);
    expect(sent.text).toContain('Att betala');
    const { credited_by } = await user.post(invoiceActionCalls.credit, { params: manualInvoiceParams(id) });
    const second = await read(user, id);
    expect(second.name).toBe(sent.name.replace('.pdf', '-krediterad.pdf'));
    expect(second.text).toContain('KREDITERAD');
    expect(second.text).toContain(`2026-11-20 genom avi ${credited_by?.reference}`);
    for (const absent of ['Att betala', 'OCR-nummer', 'Bankgiro', ocr ?? 'no OCR number'])
      expect(second.text).not.toContain(absent);
    expect(await read(user, id, { as_sent: true })).toEqual(sent);
    const { paper } = await user.get(invoiceCalls.detail, { params: { id } });
    expect(paper).toMatchObject({ credited: true, payment: [], total: { label: 'Krediterat belopp' } });
  });

  test('stays when it is cancelled, beside a second document', async () => {
    const { user, lease } = await setUp();
    const { id } = await createSentInvoice(user, lease.id);
    const sent = await read(user, id);
    await user.post(invoiceActionCalls.cancel, { params: manualInvoiceParams(id) });
    const second = await read(user, id);
    expect(second.text).toContain('MAKULERAD');
    expect(second.text).not.toContain('Att betala');
    expect(await read(user, id, { as_sent: true })).toEqual(sent);
  });

  test('is still the document when only a part is credited: the rest is paid with it', async () => {
    const { user, lease } = await setUp();
    const { id, rows } = await createSentInvoice(user, lease.id);
    const sent = await read(user, id);
    await user.post(invoiceActionCalls.creditPart, {
      params: manualInvoiceParams(id),
      body: { reason: 'Vattenskada', rows: [{ id: rows[0]?.id, amount: 500 }] },
    });
    expect(await read(user, id)).toEqual(sent);
  });
});

test('lists remarks to check before a batch is sent', async () => {
  const { user, lease, tenantId } = await setUp({ lease: { fee: 8000 } });
  await createSentInvoice(user, lease.id);
  const next = await createReadyInvoice(user, lease.id, '2027-01-01', '2027-01-31');
  expect(await user.get(invoiceCalls.remarks)).toMatchObject({ remarks: [] });
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

test('the remarks contain the due dates that sending sets, and sums of ready invoices count credits apart', async () => {
  app.clock.set('2026-11-26T08:00:00Z');
  const { user, lease } = await setUp({ settings: { terms_of_payment: 'inactive' } });
  const sent = await createSentInvoice(user, lease.id, '2026-11-01', '2026-11-30');
  const { credited_by } = await user.post(invoiceActionCalls.credit, {
    params: manualInvoiceParams(sent.id),
  });
  const creditId = credited_by?.id ?? 0;
  const ready = await createReadyInvoice(user, lease.id);
  const { due_dates } = await user.get(invoiceCalls.remarks);
  expect(due_dates).toHaveLength(2);
  const dueAt = due_dates?.find(({ id }) => id === ready.id)?.due_at;
  expect(due_dates).toContainEqual({ id: creditId, due_at: null });
  const ids = [ready.id, creditId];
  const preview = await user.post(invoiceBatchCalls.sendingPreview, { body: { ids, action: 'SEND' } });
  expect(preview).toMatchObject({
    count: 2,
    amount: 8500,
    credit_count: 1,
    credit_amount: -8500,
    last_due: dueAt,
  });
  expect(preview.invoices.map(({ id, kind }) => [id, kind])).toContainEqual([creditId, 'CREDIT']);
  expect(await user.get(statisticsCalls.business)).toMatchObject({
    stat_ready_invoices: 2,
    stat_ready_amount: 8500,
    stat_ready_credits: 1,
    stat_ready_credit_amount: -8500,
  });
  expect((await user.get(invoiceCalls.list, { query: { filter: 'ready' } })).sum).toEqual({
    pay_amount_rounded: 0,
    payment_left: 8500,
    fee: 0,
    credit_count: 1,
    credit_amount: -8500,
  });
  await user.post(invoiceCalls.sendAll, { body: { ids } });
  expect(await user.get(invoiceCalls.detail, { params: { id: ready.id } })).toMatchObject({ due_at: dueAt });
  // It is not the date by the terms, 2026-11-30: there are at least ten days to pay.
  expect(dueAt).toBe('2026-12-07');
});

describe('supplements', () => {
  const createSupplement = async ({ user, lease }: Awaited<ReturnType<typeof setUp>>, ...rows: object[]) => {
    const body = { lease_id: lease.id, start: '2026-12-01', stop: '2026-12-31', supplement: true };
    const { invoicebase } = await user.post(invoiceCalls.create, { body });
    for (const row of rows)
      await user.post(invoiceRowCalls.create, {
        body: { invoicebase_id: invoicebase.id, quantity: 1, tax_rate: 0, ...row },
      });
    return user.post(invoiceActionCalls.generateManual, { params: { id: invoicebase.id }, body: {} });
  };

  test('without rows require action, until they have one', async () => {
    const setup = await setUp();
    const { user } = setup;
    const empty = await createSupplement(setup);
    expect(empty).toMatchObject({ status: 'ERROR', error: 'Avin har inga rader' });
    const { data } = await user.get(invoiceCalls.list, { query: { filter: 'error' } });
    expect(data).toMatchObject([{ id: empty.id, error: 'Avin har inga rader' }]);
    const send = { params: { id: empty.id } };
    expect(await user.failure(invoiceCalls.send, send)).toMatchObject({
      serverMessage: 'Avin har inga rader',
    });
    const row = { invoicebase_id: empty.id, name: 'Nyckel', quantity: 1, fee: 200, tax_rate: 0 };
    expect(await user.post(invoiceRowCalls.create, { body: row })).toMatchObject({ status: 'READY' });
  });

  test('of one period get a remark only when they charge the same', async () => {
    const setup = await setUp();
    const { user } = setup;
    const key = { name: 'Nyckel', fee: 200 };
    const first = await createSupplement(setup, key);
    const other = await createSupplement(setup, { ...key, name: 'Bricka' });
    expect(await user.get(invoiceCalls.remarks)).toMatchObject({ remarks: [] });
    const same = await createSupplement(setup, key);
    const double = { kind: 'DOUBLE', detail: `även avi ${first.reference}` };
    const { remarks } = await user.get(invoiceCalls.remarks);
    expect(remarks).toContainEqual({ id: same.id, ...double });
    expect(remarks.map(({ id }) => id)).not.toContain(other.id);
    const body = { ids: [same.id], action: 'SEND' };
    expect((await user.post(invoiceBatchCalls.sendingPreview, { body })).invoices).toMatchObject([
      { id: same.id, remarks: [double] },
    ]);
  });
});

test('the preview of a sending names the tenant who has no mail address', async () => {
  const { user, lease, tenantId } = await setUp({ tenant: { email: null } });
  const { id } = await createReadyInvoice(user, lease.id);
  const preview = await user.post(invoiceBatchCalls.sendingPreview, { body: { ids: [id], action: 'SEND' } });
  expect(preview.stopped).toMatchObject([
    { count: 1, company: null, tenant: { id: tenantId, name: 'Bo Östlund' } },
  ]);
});

test('an action that the state does not allow is refused with the state and what can be done instead', async () => {
  const { user, lease } = await setUp();
  const { id } = await createSentInvoice(user, lease.id);
  const params = manualInvoiceParams(id);
  await user.post(invoiceActionCalls.credit, { params });
  expect(await user.failure(invoiceActionCalls.pay, { params, body: { payment: 1 } })).toMatchObject({
    status: 409,
    serverMessage: 'Hyresavin är krediterad. Skapa en ny avi om perioden ska aviseras på nytt.',
  });
  const { id: editedId } = await createEditableInvoice(user, lease.id, '2027-01-01', '2027-01-31');
  expect(await user.failure(invoiceCalls.send, { params: { id: editedId } })).toMatchObject({
    status: 409,
    serverMessage: 'Hyresavin redigeras. Skapa och attestera den först.',
  });
});
