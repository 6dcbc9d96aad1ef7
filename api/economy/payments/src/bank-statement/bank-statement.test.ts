import {
  createAccountWithLease,
  createSentInvoice,
  manualInvoiceParams,
} from '@husrum/api-invoicing/testing';
import { testServer } from '@husrum/api-testing';
import { bankFileCalls } from '@husrum/contract/bank-file';
import { bankStatementCalls } from '@husrum/contract/bank-statement';
import { type Invoice, invoiceActionCalls } from '@husrum/contract/invoice';
import { type CamtPayment, createCamtFile, toUpload } from '../bank-file/bank-file.test-data';

const app = testServer();
beforeEach(() => app.clock.set('2026-11-30T08:00:00Z'));

const setUp = () => createAccountWithLease(app);
type User = Awaited<ReturnType<typeof setUp>>['user'];
const IBAN = 'SE4550000000058398257466';

const balance = (code: string, amount: number, day: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="SEK">${amount.toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;
interface Statement {
  day: string;
  opening: number;
  closing: number;
  entries?: readonly CamtPayment[];
}
/** A camt.053 file of a day. */
const writeStatement = ({ day, opening, closing, entries = [] }: Statement): string =>
  createCamtFile(entries, { bankgiro: null, day, format: 'camt.053' }).replace(
    '</Acct>',
    `</Acct>${balance('OPBD', opening, day)}${balance('CLBD', closing, day)}`,
  );
const upload = (user: User, text: string) =>
  user.post(bankFileCalls.upload, { body: { company_id: null }, file: toUpload(text) });
const book = (user: User, id: number, body: Record<string, unknown>) =>
  user.post(bankFileCalls.book, { params: { id }, body });
const list = async (user: User, query = {}) => (await user.get(bankStatementCalls.list, { query })).data;
const ocrOf = ({ ocr }: Invoice): string => ocr ?? '';

test('a day ties when its deposits are registered or put aside, and its balance follows from the day before', async () => {
  const { user, lease, company } = await setUp();
  const invoice = await createSentInvoice(user, lease.id);
  await upload(
    user,
    writeStatement({
      day: '2026-11-26',
      opening: 0,
      closing: 10_000,
      entries: [{ amount: 10_000, isDebit: false, message: 'Lån' }],
    }),
  );
  const friday = await upload(
    user,
    writeStatement({
      day: '2026-11-27',
      opening: 10_000,
      closing: 18_000,
      entries: [
        { ocr: ocrOf(invoice), amount: 8500 },
        { amount: 400, message: 'Återbäring el' },
        { amount: 900, isDebit: true },
      ],
    }),
  );
  const [open, first] = await list(user);
  expect(open).toMatchObject({
    company: { id: company.id },
    account: IBAN,
    file: { id: friday.id },
    from_on: '2026-11-27',
    to_on: '2026-11-27',
    opening: 10_000,
    closing: 18_000,
    deposits: 8900,
    booked: 0,
    undecided: 8900,
    undecided_count: 2,
    other: -900,
    previous_on: '2026-11-26',
    gap: 0,
    missing_from: null,
    state: 'OPEN',
  });
  expect(first).toMatchObject({ to_on: '2026-11-26', previous_on: null, state: 'OPEN' });

  await book(user, friday.id, { count: 1, amount: 8500 });
  expect((await list(user))[0]).toMatchObject({
    booked: 8500,
    undecided: 400,
    undecided_count: 1,
    state: 'OPEN',
  });
  const { data } = await user.get(bankFileCalls.payments, {
    params: { id: friday.id },
    query: { state: 'CHOICE' },
  });
  await user.patch(bankFileCalls.choose, {
    params: { id: data[0]?.id ?? 0 },
    body: { invoice_id: null, left_out: true, aside_note: 'Elbolaget' },
  });
  expect((await list(user))[0]).toMatchObject({
    booked: 8500,
    aside: 400,
    undecided: 0,
    elsewhere: 0,
    besides: 0,
    state: 'RECONCILED',
  });
});

test('a statement without deposits is read for its balances, and missing days and balances are said', async () => {
  const { user } = await setUp();
  await upload(
    user,
    writeStatement({
      day: '2026-11-23',
      opening: 5000,
      closing: 4000,
      entries: [{ amount: 1000, isDebit: true }],
    }),
  );
  await upload(user, writeStatement({ day: '2026-11-24', opening: 4000, closing: 4000 }));
  await upload(user, writeStatement({ day: '2026-11-27', opening: 3600, closing: 3600 }));
  await upload(user, writeStatement({ day: '2026-11-30', opening: 3600, closing: 3600 }));
  expect(await list(user, { sort: { by: 'to_on', order: 'asc' } })).toMatchObject([
    { to_on: '2026-11-23', state: 'RECONCILED', other: -1000, deposits: 0 },
    { to_on: '2026-11-24', state: 'RECONCILED', gap: 0 },
    { to_on: '2026-11-27', state: 'OPEN', gap: -400, missing_from: '2026-11-25', missing_to: '2026-11-26' },
    { to_on: '2026-11-30', state: 'RECONCILED', gap: 0, missing_from: null },
  ]);
  // The missing days are read afterwards.
  await upload(
    user,
    writeStatement({
      day: '2026-11-25',
      opening: 4000,
      closing: 3600,
      entries: [{ amount: 400, isDebit: true }],
    }),
  );
  await upload(user, writeStatement({ day: '2026-11-26', opening: 3600, closing: 3600 }));
  expect((await list(user)).map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => 'RECONCILED'));
  expect(await list(user, { from: '2026-11-27' })).toHaveLength(2);
});

test('a deposit that was registered from an earlier file counts, and so does the sum of a day whose parts another file has', async () => {
  const { user, lease } = await setUp();
  const december = await createSentInvoice(user, lease.id);
  const january = await createSentInvoice(user, lease.id, '2027-01-01', '2027-01-31');
  const notified = await upload(
    user,
    createCamtFile([{ ocr: ocrOf(december), amount: 8500, bankReference: 'D1' }], { day: '2026-11-27' }),
  );
  await book(user, notified.id, { count: 1, amount: 8500 });
  await upload(
    user,
    writeStatement({
      day: '2026-11-27',
      opening: 0,
      closing: 8500,
      entries: [{ ocr: ocrOf(december), amount: 8500, bankReference: 'D1' }],
    }),
  );
  expect((await list(user))[0]).toMatchObject({
    deposits: 8500,
    booked: 8500,
    besides: 0,
    state: 'RECONCILED',
  });

  const parts = await upload(
    user,
    createCamtFile(
      [
        { ocr: ocrOf(january), amount: 8000, bankReference: 'D2' },
        { amount: 300, message: 'Hyra', bankReference: 'D3' },
      ],
      { day: '2026-11-30' },
    ),
  );
  await book(user, parts.id, { count: 1, amount: 8000 });
  await upload(
    user,
    writeStatement({
      day: '2026-11-30',
      opening: 8500,
      closing: 16_800,
      entries: [{ amount: 8300, message: 'Bankgirot insättning', bankReference: 'S1' }],
    }),
  );
  expect((await list(user))[0]).toMatchObject({
    deposits: 8300,
    booked: 8000,
    undecided: 300,
    undecided_count: 1,
    elsewhere: 0,
    state: 'OPEN',
  });
});

test('a payment that is registered by hand on the same day is said, and leaves the deposit undecided', async () => {
  const { user, lease } = await setUp();
  const invoice = await createSentInvoice(user, lease.id);
  await user.post(invoiceActionCalls.pay, {
    params: manualInvoiceParams(invoice.id),
    body: { payment: 8500, paid_at: '2026-11-27' },
  });
  await upload(
    user,
    writeStatement({
      day: '2026-11-27',
      opening: 0,
      closing: 8500,
      entries: [{ ocr: ocrOf(invoice), amount: 8500 }],
    }),
  );
  expect((await list(user))[0]).toMatchObject({ booked: 0, undecided: 8500, besides: 8500, state: 'OPEN' });
});

test('a statement that was read again, or is within another one, is listed once', async () => {
  const { user } = await setUp();
  const friday = { day: '2026-11-27', opening: 0, closing: 100, entries: [{ amount: 100, message: 'Hyra' }] };
  await upload(user, writeStatement(friday));
  await upload(user, `${writeStatement(friday)}\n`);
  expect(await list(user)).toHaveLength(1);
  expect((await list(user))[0]).toMatchObject({ deposits: 100, undecided: 100, undecided_count: 1 });
});

test('a statement is removed with its file, and hidden from another business', async () => {
  const { user } = await setUp();
  const { id } = await upload(user, writeStatement({ day: '2026-11-27', opening: 0, closing: 0 }));
  expect(await list(user)).toHaveLength(1);
  expect(await list((await setUp()).user)).toEqual([]);
  await user.remove(bankFileCalls.remove, { params: { id } });
  expect(await list(user)).toEqual([]);
});

test('the balances of a file that was read before they were remembered are, when it is read again', async () => {
  const { user, account } = await setUp();
  const text = writeStatement({ day: '2026-11-27', opening: 0, closing: 0 });
  const { id } = await upload(user, text);
  await app.forAccount(account, (tx) => tx.deleteFrom('bank_statement').where('file_id', '=', id).execute());
  expect(await list(user)).toEqual([]);
  for (let times = 0; times < 2; times += 1)
    expect(await upload(user, text)).toMatchObject({ id, is_known: true });
  expect(await list(user)).toHaveLength(1);
});
