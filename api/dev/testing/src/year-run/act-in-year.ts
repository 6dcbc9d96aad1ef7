import { createSentInvoice, manualInvoiceParams } from '@husrum/api-invoicing/testing';
import { createBankCsv, createCamtFile, formOf, toUpload } from '@husrum/api-payments/testing';
import { bankFileCalls } from '@husrum/contract/bank-file';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { latestDate } from '@husrum/format';
import type { Caller } from '..';
import { type ExpectedPayment, lastDayOf, monthAfter } from './expected-books';
import { dayOf, planPayments } from './plan-payments';
import type { Company, Payment, Sent } from './year-company';

export const sendInvoices = async (user: Caller, company: Company, month: string): Promise<void> => {
  const today = dayOf(monthAfter(month, -1), 20);
  for (const lease of company.leases) {
    if (lease.isQuarterly && (Number(month.slice(5)) - 1) % 3 !== 0) continue;
    const months = lease.isQuarterly ? [month, monthAfter(month), monthAfter(month, 2)] : [month];
    const [start, stop] = [`${month}-01`, lastDayOf(months.at(-1) ?? month)];
    const { id } =
      company.program === null
        ? await createSentInvoice(user, lease.id, start, stop)
        : await company.program.send(lease.id, start, stop);
    const expected = company.expected.send(lease.tenantId, lease.terms, months, today);
    const detail = await user.get(invoiceCalls.detail, { params: { id } });
    expect([Math.round(detail.pay_amount_rounded * 100), Math.round(detail.payment_left * 100)]).toEqual([
      expected.pay,
      expected.left,
    ]);
    const sent = { id, ocr: detail.ocr ?? '', expected };
    company.sent.push(sent);
    planPayments(company, sent, month);
  }
};

const writeFile = ({ plan }: Company, payments: readonly Payment[], month: string) => {
  const stranger = { day: dayOf(month, 11), ore: 123_400 };
  const rows = [
    ...payments.map(({ day, ore, invoices }) => ({ day, ore, ocrs: invoices.map(({ ocr }) => ocr) })),
    { ...stranger, ocrs: [] },
  ].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  if (plan.format === 'csv') {
    const texts = rows.map(({ day, ore, ocrs }) => ({ day, ore, text: ocrs.join(' ') || 'Okänd insättare' }));
    return { name: `${month}.csv`, mimetype: 'text/csv', bytes: createBankCsv(formOf('Swedbank'), texts) };
  }
  const entries = rows.map(({ day, ore, ocrs }, index) => ({
    ...{ amount: ore / 100, bookedOn: day, bankReference: `${month}-${index}` },
    ...(ocrs.length > 1 ? { ocrs } : { ocr: ocrs[0] }),
  }));
  const bankgiro = plan.bankgiro.replace('-', '');
  const format = plan.format === 'camt.053' ? 'camt.053' : 'camt.054';
  return toUpload(createCamtFile(entries, { bankgiro, format }), `${month}.xml`);
};

const toExpected = ({ tenantId, invoices, day, ore }: Payment): ExpectedPayment => ({
  ...{ tenant: tenantId, day, ore, invoices: invoices.map(({ expected }) => expected) },
});

/** Reads the file of a month, and registers what is sure and what a person ticks. */
export const bookFile = async (
  user: Caller,
  company: Company,
  payments: readonly Payment[],
  month: string,
): Promise<void> => {
  const file = await user.post(bankFileCalls.upload, {
    body: { company_id: company.id },
    file: writeFile(company, payments, month),
  });
  const rows: Awaited<ReturnType<typeof readPage>>['data'][number][] = [];
  const readPage = (page: number) =>
    user.get(bankFileCalls.payments, { params: { id: file.id }, query: { limit: 100, page } });
  for (let page = 1; ; page += 1) {
    const { data, last_page } = await readPage(page);
    rows.push(...data);
    if (page >= last_page) break;
  }
  const sure = rows.filter(({ state }) => state === 'READY');
  const ticked = rows.filter(
    ({ state, can_book, invoice }) => state === 'CHOICE' && can_book && invoice !== null,
  );
  const booked = [...sure, ...ticked];
  expect(booked).toHaveLength(payments.length);
  if (booked.length === 0) return;
  await user.post(bankFileCalls.book, {
    params: { id: file.id },
    body: {
      also: ticked.map(({ id, invoice }) => ({ id, invoice_id: invoice?.id ?? 0 })),
      count: booked.length,
      amount: Math.round(booked.reduce((sum, { amount }) => sum + amount * 100, 0)) / 100,
    },
  });
  company.merged.push(...payments.filter(({ invoices }) => invoices.length > 1));
  company.expected.receive(payments.map(toExpected), lastDayOf(month));
};

/** Pays each invoice of a payment by itself, because an accounting program has no payments of several. */
const splitPayments = (payments: readonly Payment[]): Payment[] =>
  payments.flatMap((payment) =>
    payment.invoices.length < 2
      ? [payment]
      : payment.invoices.map((sent) => ({
          ...payment,
          // A program refuses a day before that of the invoice.
          day: latestDate(payment.day, sent.expected.sentOn),
          invoices: [sent],
          ore: sent.expected.left,
        })),
  );

/**
 * Registers payments of a month in an accounting program and here by turns: first those here, then those there, which a sync fetches. What
 * is more than is left is registered there.
 */
export const payInProgram = async (
  { program, expected }: Company,
  payments: readonly Payment[],
  month: string,
): Promise<void> => {
  if (program === null) return;
  const today = lastDayOf(month);
  const there: Payment[] = [];
  for (const [index, payment] of splitPayments(payments).entries()) {
    const [sent] = payment.invoices;
    if (sent === undefined) continue;
    if (
      index % 2 === 0 ||
      payment.ore > sent.expected.left ||
      there.some(({ tenantId }) => tenantId === payment.tenantId)
    ) {
      there.push(payment);
      continue;
    }
    await program.payHere(sent.id, payment.day, payment.ore);
    expected.receive([toExpected(payment)], today);
  }
  for (const { invoices, day, ore } of there) program.payThere(invoices[0]?.ocr ?? '', day, ore);
  await program.sync();
  for (const payment of there) expected.receive([toExpected(payment)], today);
};

/** Somebody finds a payment of a month that is locked by now. */
export const registerForgotten = async (user: Caller, company: Company, today: string): Promise<void> => {
  const before = `${monthAfter(today.slice(0, 7), -1)}-01`;
  for (const payment of company.forgotten.filter(({ day }) => day < before)) {
    company.forgotten.splice(company.forgotten.indexOf(payment), 1);
    const [sent] = payment.invoices;
    if (sent === undefined || sent.expected.left === 0 || sent.expected.cancelledOn !== null) continue;
    const ore = sent.expected.left;
    if (company.program === null)
      await user.post(invoiceActionCalls.pay, {
        ...{ params: manualInvoiceParams(sent.id), body: { payment: ore / 100, paid_at: payment.day } },
      });
    else await company.program.payHere(sent.id, payment.day, ore);
    company.expected.receive([toExpected({ ...payment, ore })], today);
  }
};

/** Cancels an invoice that nobody has paid or will pay. One that an accounting program has booked is credited. */
export const cancelOne = async (user: Caller, company: Company, day: string): Promise<void> => {
  const isUntouched = ({ expected }: Sent) => expected.left === expected.pay && expected.left > 0;
  const waits = (sent: Sent) =>
    [...company.coming, ...company.forgotten].some(
      ({ invoices, tenantId }) => invoices.includes(sent) || tenantId === sent.expected.tenant,
    );
  const sent = company.sent.findLast((one) => isUntouched(one) && !waits(one));
  if (sent === undefined) return;
  if (company.program === null) {
    await user.post(invoiceActionCalls.cancel, { params: manualInvoiceParams(sent.id) });
    company.expected.cancel(sent.expected, day);
  } else {
    await company.program.credit(sent.id);
    company.expected.credit(sent.expected, day);
  }
};
