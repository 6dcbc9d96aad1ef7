import {
  createAccountWithLease,
  createSentInvoice,
  manualInvoiceParams,
} from '@husrum/api-invoicing/testing';
import { testServer } from '@husrum/api-testing';
import { bankFileCalls } from '@husrum/contract/bank-file';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { createCamtFile, toUpload } from './bank-file.test-data';
import { type AccountRow, bankForms, createBankCsv, formOf } from './csv/bank-csv.test-data';

const app = testServer();
type User = Awaited<ReturnType<typeof createAccountWithLease>>['user'];

const DAY = '2026-11-27';
const toCsv = (bytes: Buffer | string, name = 'kontoutdrag.csv') => ({
  name,
  mimetype: 'text/csv',
  bytes: Buffer.from(bytes),
});
const upload = (user: User, bytes: Buffer | string, body = {}) =>
  user.post(bankFileCalls.upload, { body, file: toCsv(bytes) });
const uploadOf = (user: User, bank: string, ...rows: AccountRow[]) =>
  upload(user, createBankCsv(formOf(bank), rows));
const failToUpload = async (user: User, bytes: Buffer | string, body = {}) =>
  (await user.failure(bankFileCalls.upload, { body, file: toCsv(bytes) })).data;
const listPayments = async (user: User, id: number) =>
  (await user.get(bankFileCalls.payments, { params: { id }, query: { limit: 100 } })).data;
const readStates = async (user: User, id: number) =>
  (await listPayments(user, id)).map(({ state, reason }) => `${state} ${reason}`);
const tickAll = async (user: User, id: number) => {
  const also = (await listPayments(user, id)).map((payment) => ({
    id: payment.id,
    invoice_id: payment.invoice?.id ?? 0,
    amount: payment.amount,
  }));
  await user.post(bankFileCalls.book, {
    params: { id },
    body: {
      also: also.map(({ amount: _, ...one }) => one),
      count: also.length,
      amount: also.reduce((sum, { amount }) => sum + amount, 0),
    },
  });
};
const readLeft = async (user: User, id: number) =>
  (await user.get(invoiceCalls.detail, { params: { id } })).payment_left;

const setUp = async () => {
  const { user, lease } = await createAccountWithLease(app);
  return { user, lease, invoice: await createSentInvoice(user, lease.id) };
};

beforeEach(() => app.clock.set('2026-11-30T08:00:00Z'));

test('a CSV file of each bank is read and shows its bank, and a number or a name in its texts is proposed, never sure', async () => {
  const { user, invoice } = await setUp();
  for (const [index, form] of bankForms.entries()) {
    const file = await upload(
      user,
      // The amounts differ, because an equal payment in the next file is asked about.
      createBankCsv(form, [
        { day: DAY, ore: 100_000 + index * 100, text: `${invoice.ocr}` },
        { day: DAY, ore: -5000, text: 'Avgift' },
        { day: DAY, ore: 850_000 + index * 100, text: 'Okänd' },
      ]),
    );
    expect(file).toMatchObject({
      ...{ format: 'CSV', bank: form.bank, payments: 2, withdrawals: 1, may_lack_rows: false },
      ...{ unreadable: [], is_known: false },
    });
    expect(await listPayments(user, file.id)).toMatchObject([
      { booked_on: DAY, reason: 'PROPOSED', can_book: true, invoice: { id: invoice.id } },
      { reason: 'UNKNOWN', message: 'Okänd' },
    ]);
  }
  const byName = await uploadOf(user, 'SEB', { day: DAY, ore: 850_000, text: 'ÖSTLUND,BO /26-11-27' });
  expect(await listPayments(user, byName.id)).toMatchObject([
    { reason: 'PROPOSED', invoice: { id: invoice.id } },
  ]);
  await tickAll(user, byName.id);
  expect(await readLeft(user, invoice.id)).toBe(0);
});

describe('the same payment in a camt file and in a CSV file', () => {
  const row = (text: string, ore = 850_000): AccountRow => ({ day: DAY, ore, text });

  test.each([
    ['its OCR number', (ocr: string) => `Hyra ${ocr}`, 400_000, 'SIMILAR'],
    ['its OCR number, and all of it', (ocr: string) => ocr, 850_000, 'PAID'],
    // The first invoice is paid, so the next one of the tenant is proposed: it must not be registered as another payment.
    ['only the name of the payer', () => 'BO ÖSTLUND', 850_000, 'SIMILAR'],
  ])('is asked about in the CSV file with %s', async (_name, toText, ore, reason) => {
    const { user, lease, invoice } = await setUp();
    await createSentInvoice(user, lease.id, '2027-01-01', '2027-01-31');
    const camt = createCamtFile([{ ocr: invoice.ocr ?? '', amount: ore / 100 }], { day: DAY });
    const first = await user.post(bankFileCalls.upload, { body: {}, file: toUpload(camt) });
    await user.post(bankFileCalls.book, {
      params: { id: first.id },
      body: { count: 1, amount: ore / 100 },
    });
    const second = await uploadOf(user, 'Swedbank', row(toText(invoice.ocr ?? ''), ore));
    expect(await readStates(user, second.id)).toEqual([`CHOICE ${reason}`]);
    if (reason === 'SIMILAR')
      expect(await listPayments(user, second.id)).toMatchObject([{ other_file: { id: first.id } }]);
  });

  test('is asked about in the camt file, also before the CSV file is registered', async () => {
    const { user, invoice } = await setUp();
    const ocr = invoice.ocr ?? '';
    const csv = await uploadOf(user, 'Handelsbanken', row(`Hyra ${ocr}`, 400_000));
    const camt = createCamtFile([{ ocr, amount: 4000 }], { day: '2026-11-28' });
    const second = await user.post(bankFileCalls.upload, { body: {}, file: toUpload(camt) });
    expect(await readStates(user, second.id)).toEqual(['CHOICE SIMILAR']);
    await tickAll(user, csv.id);
    expect(await readStates(user, second.id)).toEqual(['CHOICE SIMILAR']);
    expect(await readLeft(user, invoice.id)).toBe(4500);
  });

  test('is asked about when it was registered by hand on an invoice that is paid since', async () => {
    const { user, lease, invoice } = await setUp();
    await createSentInvoice(user, lease.id, '2027-01-01', '2027-01-31');
    await user.post(invoiceActionCalls.pay, {
      params: manualInvoiceParams(invoice.id),
      body: { payment: 8500, paid_at: DAY },
    });
    const file = await uploadOf(user, 'SEB', row('BO ÖSTLUND'));
    expect(await listPayments(user, file.id)).toMatchObject([{ reason: 'SIMILAR', other_file: null }]);
  });

  test('two files of an account that overlap have it once', async () => {
    const { user } = await setUp();
    const rows = [row('A B'), row('C D', 500_000)];
    await uploadOf(user, 'Nordea', ...rows);
    const second = await uploadOf(user, 'Nordea', ...rows, row('E F', 700_000));
    expect(await readStates(user, second.id)).toEqual([
      'KNOWN DUPLICATE',
      'KNOWN DUPLICATE',
      'CHOICE UNKNOWN',
    ]);
  });
});

describe('a header that no bank has', () => {
  const HEADER = 'Dag;Vem;Kronor in;Notering';
  const content = `${HEADER}\n5.11.2026;BO ÖSTLUND;8 500,00;\n6.11.2026;Avgift;;\n`;
  const next = `${HEADER}\n5.12.2025;EVA LIND;8 500,00;\n`;
  const columns = { day_column: 0, amount_column: 2, text_column: 1 };

  test('is answered with 422 for the day, and its columns are described', async () => {
    const { user } = await setUp();
    expect(await failToUpload(user, content)).toEqual({
      day_column: [
        'Kolumnerna i filen känns inte igen. Välj vilka som är dag, belopp och text, så minns Husrum det till nästa gång.',
      ],
    });
    expect(await user.post(bankFileCalls.columns, { file: toCsv(content) })).toEqual({
      titles: ['Dag', 'Vem', 'Kronor in', 'Notering'],
      rows: [
        ['5.11.2026', 'BO ÖSTLUND', '8 500,00', ''],
        ['6.11.2026', 'Avgift', '', ''],
      ],
      is_remembered: true,
      day_column: 0,
      amount_column: 2,
      text_column: 1,
      reference_column: null,
      payer_column: null,
    });
  });

  test('is remembered for the business with the columns that a user chose, until the file is removed', async () => {
    const { user } = await setUp();
    const file = await upload(user, content, columns);
    expect(file).toMatchObject({ format: 'CSV', bank: null, payments: 1, withdrawals: 1 });
    expect(await listPayments(user, file.id)).toMatchObject([
      { booked_on: '2026-11-05', amount: 8500, message: 'BO ÖSTLUND', reason: 'PROPOSED' },
    ]);
    const other = await upload(user, next);
    expect(other).toMatchObject({ payments: 1, first_on: '2025-12-05' });

    const { user: stranger } = await setUp();
    expect(await failToUpload(stranger, next)).toHaveProperty('day_column');

    await user.remove(bankFileCalls.remove, { params: { id: other.id } });
    expect(await failToUpload(user, next)).toHaveProperty('day_column');
    // Chosen again, also in another way.
    expect(await upload(user, next, { ...columns, payer_column: 1 })).toMatchObject({ payments: 1 });
    expect(await upload(user, next)).toMatchObject({ is_known: true });
  });

  test('is refused for columns that cannot be the chosen ones, and nothing is remembered', async () => {
    const { user } = await setUp();
    expect(await failToUpload(user, content, { ...columns, day_column: 1, amount_column: 0 })).toEqual({
      day_column: ['Ingen rad har en dag i den kolumnen. Välj en annan.'],
      amount_column: ['Ingen rad har ett belopp i den kolumnen. Välj en annan.'],
    });
    expect(await failToUpload(user, content)).toHaveProperty('day_column');
  });

  test('is described of a CSV file only', async () => {
    const { user } = await setUp();
    const camt = await user.failure(bankFileCalls.columns, { file: toUpload(createCamtFile([])) });
    expect(camt).toMatchObject({
      status: 422,
      data: { file: ['Filen är ingen CSV-fil, så den har inga kolumner att välja.'] },
    });
  });
});

test('a row that cannot be read is listed, and balances that do not follow from each other are told', async () => {
  const { user } = await setUp();
  const file = await upload(
    user,
    [
      'Reskontradatum;Transaktionsdatum;Text;Belopp;Saldo',
      '2026-11-27;2026-11-27;EVA LIND;8 500,00;20 000,00',
      '2026-11-26;2026-11-26;BO LIND;5 000,00;9 000,00',
      '2026-11-25;2026-11-25;ANN LIND;8500 kronor;4 000,00',
    ].join('\r\n'),
  );
  expect(file).toMatchObject({
    payments: 2,
    may_lack_rows: true,
    unreadable: [{ place: 'rad 4', reason: 'AMOUNT', booked_on: '2026-11-25', amount: '8500 kronor SEK' }],
  });
});
