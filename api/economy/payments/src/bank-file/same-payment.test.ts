import {
  createAccountWithLease,
  createSentInvoice,
  manualInvoiceParams,
} from '@husrum/api-invoicing/testing';
import { testServer } from '@husrum/api-testing';
import { bankFileCalls } from '@husrum/contract/bank-file';
import { type Invoice, invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { type CamtPayment, createCamtFile, toUpload } from './bank-file.test-data';

const app = testServer();
type User = Awaited<ReturnType<typeof createAccountWithLease>>['user'];

const DAY = '2026-11-27';
/** A camt.054 of the bankgiro, with the bank's number of each payment. */
const notification = (...payments: CamtPayment[]) => createCamtFile(payments, { day: DAY });
/** A camt.053 of the account, with the bank's number of each entry. */
const statement = (...payments: CamtPayment[]) =>
  createCamtFile(
    payments.map((payment, index) => ({ ...payment, numbered: 'entry', bankReference: `E${index + 1}` })),
    { day: DAY, format: 'camt.053', bankgiro: null },
  );
/** A BgMax file with one deposit of payments of 4 000. */
const bgmax = (...ocrs: string[]): string => {
  const digits = (value: number, length: number) => String(value).padStart(length, '0');
  const day = DAY.replaceAll('-', '');
  return [
    `01BGMAX               01${day}173035010331T`,
    '050009912346          SEK',
    ...ocrs.map(
      (ocr, index) => `200000000000${ocr.padStart(25)}${digits(400_000, 18)}21${digits(index + 1, 12)}0`,
    ),
    `15${digits(0, 35)}${day}${digits(1, 5)}${digits(400_000 * ocrs.length, 18)}SEK${digits(ocrs.length, 8)}0`,
    `70${digits(ocrs.length, 8)}${digits(0, 8)}${digits(0, 8)}${digits(1, 8)}`,
  ].join('\r\n');
};

const upload = (user: User, text: string) =>
  user.post(bankFileCalls.upload, { body: {}, file: toUpload(text) });
const listPayments = async (user: User, id: number) =>
  (await user.get(bankFileCalls.payments, { params: { id }, query: { limit: 100 } })).data;
const readStates = async (user: User, id: number) =>
  (await listPayments(user, id)).map(({ state, reason }) => `${state} ${reason}`);
const book = (user: User, id: number, count: number) =>
  user.post(bankFileCalls.book, { params: { id }, body: { count, amount: count * 4000 } });
const readLeft = async (user: User, id: number) =>
  (await user.get(invoiceCalls.detail, { params: { id } })).payment_left;
const ocrOf = ({ ocr }: Invoice): string => ocr ?? '';

/** An invoice of 8 500, and a payment of 4 000 with its OCR number. */
const setUp = async () => {
  const { user, lease } = await createAccountWithLease(app);
  const invoice = await createSentInvoice(user, lease.id);
  return { user, lease, invoice, part: { ocr: ocrOf(invoice), amount: 4000, bankReference: 'D1' } };
};

beforeEach(() => app.clock.set('2026-11-30T08:00:00Z'));

test('a part payment that is registered from a notification is asked about in the statement and in a BgMax file of the day', async () => {
  const { user, invoice, part } = await setUp();
  const first = await upload(user, notification(part));
  await book(user, first.id, 1);
  const second = await upload(user, statement(part));
  expect(await listPayments(user, second.id)).toMatchObject([
    { state: 'CHOICE', reason: 'SIMILAR', can_book: true, other_file: { id: first.id } },
  ]);
  expect(
    await user.failure(bankFileCalls.book, { params: { id: second.id }, body: { count: 1, amount: 4000 } }),
  ).toMatchObject({ status: 409 });
  const third = await upload(user, bgmax(ocrOf(invoice)));
  expect(await readStates(user, third.id)).toEqual(['CHOICE SIMILAR']);
  expect(await readLeft(user, invoice.id)).toBe(4500);

  // A person who knows that it is another payment ticks it.
  const [payment] = await listPayments(user, second.id);
  await user.post(bankFileCalls.book, {
    params: { id: second.id },
    body: { also: [{ id: payment?.id ?? 0, invoice_id: invoice.id }], count: 1, amount: 4000 },
  });
  expect(await readLeft(user, invoice.id)).toBe(500);
});

test('in the reversed order, too, and a day later, because one file has the booking day and the other the value day', async () => {
  const { user, invoice, part } = await setUp();
  const first = await upload(user, statement(part));
  const second = await upload(user, notification({ ...part, bookedOn: '2026-11-28' }));
  // The first file keeps the payment.
  expect(await readStates(user, first.id)).toEqual(['READY LESS']);
  expect(await readStates(user, second.id)).toEqual(['CHOICE SIMILAR']);
  await book(user, first.id, 1);
  expect(await readStates(user, second.id)).toEqual(['CHOICE SIMILAR']);
  expect(await readLeft(user, invoice.id)).toBe(4500);
});

test('of which the first is undone is asked about in the second until its file is gone', async () => {
  const { user, invoice, part } = await setUp();
  const first = await upload(user, notification(part));
  await book(user, first.id, 1);
  const second = await upload(user, statement(part));
  const [paid] = (await user.get(invoiceCalls.detail, { params: { id: invoice.id } })).payments;
  await user.post(invoiceActionCalls.undoPayment, {
    params: { ...manualInvoiceParams(invoice.id), paymentId: paid?.payment_id ?? 0 },
  });
  expect(await readStates(user, first.id)).toEqual(['READY LESS']);
  expect(await readStates(user, second.id)).toEqual(['CHOICE SIMILAR']);
  await user.remove(bankFileCalls.remove, { params: { id: first.id } });
  expect(await readStates(user, second.id)).toEqual(['READY LESS']);
});

test('two equal payments of one file are two payments, and the same two of the next file are both asked about', async () => {
  const { user, invoice, part } = await setUp();
  const first = await upload(user, notification(part, { ...part, bankReference: 'D2' }));
  expect(await readStates(user, first.id)).toEqual(['READY LESS', 'READY LESS']);
  await book(user, first.id, 2);
  expect(await readLeft(user, invoice.id)).toBe(500);
  // A file that has both by the same numbers, and a third: only the third is new.
  const second = await upload(
    user,
    createCamtFile([part, { ...part, bankReference: 'D2' }, { ...part, bankReference: 'D3' }], {
      day: DAY,
      format: 'camt.053',
    }),
  );
  expect(await readStates(user, second.id)).toEqual(['KNOWN DUPLICATE', 'KNOWN DUPLICATE', 'READY MORE']);
  const third = await upload(user, statement(part, part));
  expect(await readStates(user, third.id)).toEqual(['CHOICE SIMILAR', 'CHOICE SIMILAR']);
});

test('is asked about although a person chose another invoice for it in the first file', async () => {
  const { user, lease, invoice, part } = await setUp();
  const january = await createSentInvoice(user, lease.id, '2027-01-01', '2027-01-31');
  const first = await upload(user, notification(part));
  const [payment] = await listPayments(user, first.id);
  await user.patch(bankFileCalls.choose, {
    params: { id: payment?.id ?? 0 },
    body: { invoice_id: january.id },
  });
  await book(user, first.id, 1);
  const second = await upload(user, statement(part));
  expect(await listPayments(user, second.id)).toMatchObject([
    { reason: 'SIMILAR', invoice: { id: invoice.id }, other_file: { id: first.id } },
  ]);
});

test('is asked about as a whole when the first file splits it into parts', async () => {
  const { user, lease, invoice, part } = await setUp();
  const january = await createSentInvoice(user, lease.id, '2027-01-01', '2027-01-31');
  const toPart = (ocr: string) =>
    `<Strd><RfrdDocAmt><RmtdAmt Ccy="SEK">2000</RmtdAmt></RfrdDocAmt><CdtrRefInf><Ref>${ocr}</Ref></CdtrRefInf></Strd>`;
  const split = createCamtFile([{ amount: 4000, bankReference: 'D1' }], { day: DAY }).replace(
    '<RmtInf>',
    `<RmtInf>${toPart(ocrOf(invoice))}${toPart(ocrOf(january))}`,
  );
  const first = await upload(user, split);
  await user.post(bankFileCalls.book, { params: { id: first.id }, body: { count: 2, amount: 4000 } });
  const second = await upload(user, statement(part));
  expect(await readStates(user, second.id)).toEqual(['CHOICE SIMILAR']);
});
