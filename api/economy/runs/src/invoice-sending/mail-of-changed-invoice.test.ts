import {
  createLeasedApartment,
  createReadyInvoice,
  createSentInvoice,
  manualInvoiceParams,
} from '@husrum/api-invoicing/testing';
import { lastMail, makeAccount, testServer } from '@husrum/api-testing';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';

const app = testServer();

beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));

let accountCount = 0;

/** A lease of 8 500 kr a month, with calls on its invoices. `readMail` reads the latest mail to the tenant, with ordinary spaces. */
const setUp = async () => {
  accountCount += 1;
  const email = `changed${accountCount}@example.se`;
  const { user, lease } = await createLeasedApartment(app, await makeAccount(app), { tenant: { email } });
  return {
    user,
    lease,
    send: (id: number) => user.post(invoiceCalls.send, { params: { id } }),
    pay: (id: number, payment: number) =>
      user.post(invoiceActionCalls.pay, { params: manualInvoiceParams(id), body: { payment } }),
    creditRow: async (id: number, amount: number) => {
      const { rows } = await user.get(invoiceCalls.detail, { params: { id } });
      const body = { reason: 'Vattenskada', rows: [{ id: rows[0]?.id, amount }] };
      const { credit_invoices } = await user.post(invoiceActionCalls.creditPart, {
        params: manualInvoiceParams(id),
        body,
      });
      return credit_invoices?.at(-1)?.id ?? 0;
    },
    readMail: async () => (await lastMail(app, email)).body.replaceAll('\u00a0', ' '),
  };
};

test('an unpaid invoice that is sent again is the same, and says that it comes again', async () => {
  const { user, lease, send, readMail } = await setUp();
  const { id, ocr } = await createSentInvoice(user, lease.id);
  expect(await readMail()).toContain('Här kommer din hyresavi för december 2026. Avin finns');
  await send(id);
  const mail = await readMail();
  expect(mail).toContain('Här kommer din hyresavi för december 2026 igen. Avin finns bifogad som PDF.');
  expect(mail).toContain('Att betala: 8 500 kr');
  expect(mail).toContain(`OCR-nummer: ${ocr}`);
});

test('a partly paid and credited invoice that is sent again asks for what is left', async () => {
  const { user, lease, send, pay, creditRow, readMail } = await setUp();
  const { id, ocr } = await createSentInvoice(user, lease.id);
  await pay(id, 500.5);
  await creditRow(id, 500);
  await send(id);
  const mail = await readMail();
  expect(mail).toContain('Avins belopp: 8 500 kr');
  expect(mail).toContain('Betalt och krediterat: 1 000,50 kr');
  expect(mail).toContain('Kvar att betala: 7 499,50 kr');
  expect(mail).toContain('I den står det ursprungliga beloppet.');
  expect(mail).toContain(`OCR-nummer: ${ocr}`);
  expect(mail).not.toContain('Att betala: 8 500 kr');
});

test('a paid invoice that is sent again asks for no payment', async () => {
  const { user, lease, send, pay, readMail } = await setUp();
  const { id } = await createSentInvoice(user, lease.id);
  await pay(id, 8500);
  await send(id);
  const mail = await readMail();
  expect(mail).toContain('Avin är betald, du behöver inte betala något.');
  expect(mail).toContain('Kvar att betala: 0 kr');
  for (const label of ['Att betala:', 'OCR-nummer', 'Bankgiro', 'Förfallodag'])
    expect(mail).not.toContain(label);
});

test('an invoice that was paid before its first sending asks for no payment', async () => {
  const { user, lease, send, pay, readMail } = await setUp();
  const { id } = await createReadyInvoice(user, lease.id);
  await pay(id, 8500);
  await send(id);
  const mail = await readMail();
  expect(mail).toContain('Avin är betald, du behöver inte betala något.');
  expect(mail).not.toContain('OCR-nummer');
});

test('a partial credit says what is left to pay of the credited invoice, and a last one that nothing is', async () => {
  const { user, lease, send, pay, creditRow, readMail } = await setUp();
  const { id, reference } = await createSentInvoice(user, lease.id);
  await pay(id, 500.5);
  await send(await creditRow(id, 500));
  const mail = await readMail();
  expect(mail).toContain(
    `Krediteringen drar av 500 kr från avi ${reference}. Kvar att betala på den: 7 499,50 kr.`,
  );
  expect(mail).not.toContain('Du behöver inte betala något');
  const { credited_by } = await user.post(invoiceActionCalls.credit, { params: manualInvoiceParams(id) });
  await send(credited_by?.id ?? 0);
  expect(await readMail()).toContain('Du behöver inte betala något.');
});
