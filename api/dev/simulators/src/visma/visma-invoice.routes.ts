import { renderPdfLines } from '../render-pdf-lines';
import { requireOpenPeriod } from './convert-draft';
import { invalid, VismaError } from './visma-error';
import {
  choice,
  date,
  type Fields,
  number,
  numberIn,
  readFields,
  readOnly,
  text,
  textIn,
  textOrNull,
  uuid,
} from './visma-fields';
import { bankAccounts } from './visma-master-data';
import type { VismaInvoice } from './visma-objects';
import { requireById, sales, salesWrite, toPage, type VismaContext, type VismaRoute } from './visma-route';
import { newId } from './visma-state';

const invoiceFilters = [
  'Id',
  'InvoiceNumber',
  'CustomerId',
  'CustomerNumber',
  'OurReference',
  'YourReference',
  'BuyersOrderReference',
  'CreatedFromDraftId',
  'InvoiceDate',
  'DueDate',
  'TotalAmount',
  'RemainingAmount',
  'RemainingAmountInvoiceCurrency',
  'PaymentReferenceNumber',
  'PaymentStatus',
  'IsCreditInvoice',
  'CreatedUtc',
  'ModifiedUtc',
];
const paymentFields: Fields = {
  CompanyBankAccountId: uuid(true),
  PaymentDate: date(true),
  Reference: text(100),
  PaymentAmount: number({ isRequired: true }),
  PaymentCurrency: text(3, true),
  PaymentType: choice([1, 2, 3, 4], true),
  DomesticPaymentAmount: number(),
  BankFeeAmount: number({ minimum: 0, maximum: 1_000_000_000 }),
  FactoringFeeAmount: number(),
  FactoringFeeAccountNumber: number(),
  BankTransactionId: readOnly,
};
const toOre = (amount: number): number => Math.round(amount * 100);

type BooksContext = Pick<VismaContext, 'books' | 'state' | 'now' | 'today'>;

const saveInvoice = ({ books, state, now }: BooksContext, invoice: VismaInvoice): void => {
  invoice.ModifiedUtc = now.toISOString();
  state.save('invoices', books.company.Id, invoice);
};

const COMPLETE_PAYMENT = 2;
/** Closes the invoice, even if an amount remains. */
const CLOSING_PAYMENT = 3;

interface PaymentInput {
  readonly amount: number;
  readonly date: string;
  readonly reference: string | null;
  readonly type: number;
}
/**
 * Books a payment of the invoice, and deducts it from the remaining amount. A `CLOSING_PAYMENT` leaves nothing. An amount larger
 * than the remaining one is refused.
 */
export const payInvoice = (context: BooksContext, invoice: VismaInvoice, input: PaymentInput): void => {
  const { books, state, today } = context;
  const { amount, date, reference, type } = input;
  if (date > today) throw invalid('PaymentDate', 'is in the future');
  requireOpenPeriod(context, date);
  const leftOre = toOre(invoice.RemainingAmount);
  if (leftOre === 0) throw new VismaError('CanNotBeCreatedOrUpdated', 'The invoice is fully paid');
  const paidOre = toOre(amount);
  if (paidOre === 0 || Math.sign(paidOre) !== Math.sign(leftOre) || Math.abs(paidOre) > Math.abs(leftOre))
    throw invalid('PaymentAmount', 'is not within what remains of the invoice');
  if (type === COMPLETE_PAYMENT && paidOre !== leftOre)
    throw invalid('PaymentType', 'is complete, but the amount is not what remains');
  const remaining = type === CLOSING_PAYMENT ? 0 : (leftOre - paidOre) / 100;
  invoice.RemainingAmount = remaining;
  invoice.RemainingAmountInvoiceCurrency = remaining;
  invoice.PaymentDate = `${date}T00:00:00`;
  invoice.PaymentStatus = remaining === 0 ? 0 : 1;
  const payment = {
    Id: newId(),
    InvoiceId: invoice.Id,
    PaymentAmount: amount,
    PaymentDate: date,
    Reference: reference,
  };
  books.payments.set(payment.Id, payment);
  state.save('payments', books.company.Id, payment);
  saveInvoice(context, invoice);
};

/** Reverses an unpaid invoice as a whole, with a credit invoice that is set off against it. */
export const voidInvoice = (context: BooksContext, invoice: VismaInvoice): VismaInvoice => {
  const { books, state, now, today } = context;
  if (
    invoice.RemainingAmount !== invoice.TotalAmount ||
    invoice.CreditedBy.length > 0 ||
    invoice.IsCreditInvoice
  )
    throw new VismaError('CanNotBeCreatedOrUpdated', 'A paid or credited invoice cannot be voided');
  requireOpenPeriod(context, today);
  const number = books.company.nextInvoiceNumber++;
  const reversal: VismaInvoice = {
    ...invoice,
    Id: newId(),
    InvoiceNumber: number,
    IsCreditInvoice: true,
    InvoiceDate: `${today}T00:00:00`,
    DueDate: `${today}T00:00:00`,
    OurReference: null,
    TotalAmount: 0 - invoice.TotalAmount,
    TotalVatAmount: 0 - invoice.TotalVatAmount,
    TotalRoundings: 0 - invoice.TotalRoundings,
    TotalAmountInvoiceCurrency: 0 - invoice.TotalAmount,
    TotalVatAmountInvoiceCurrency: 0 - invoice.TotalVatAmount,
    SetOffAmountInvoiceCurrency: 0 - invoice.TotalAmount,
    RemainingAmount: 0,
    RemainingAmountInvoiceCurrency: 0,
    CreatedFromDraftId: null,
    ReferringInvoiceId: invoice.Id,
    PaymentStatus: 0,
    CreatedUtc: now.toISOString(),
    Rows: invoice.Rows.map((row) => ({
      ...row,
      Id: newId(),
      Quantity: 0 - row.Quantity,
      AmountNoVat: 0 - row.AmountNoVat,
    })),
  };
  invoice.SetOffAmountInvoiceCurrency = invoice.TotalAmount;
  invoice.RemainingAmount = 0;
  invoice.RemainingAmountInvoiceCurrency = 0;
  invoice.PaymentStatus = 0;
  invoice.CreditedBy = [{ CreditInvoiceId: reversal.Id }];
  books.invoices.set(reversal.Id, reversal);
  saveInvoice(context, reversal);
  saveInvoice(context, invoice);
  state.save('company', books.company.Id, books.company);
  return invoice;
};

/** Restores the remaining amount when a payment is removed. */
export const reopenInvoice = (context: BooksContext, invoice: VismaInvoice, amount: number): void => {
  const remaining = (toOre(invoice.RemainingAmount) + toOre(amount)) / 100;
  invoice.RemainingAmount = remaining;
  invoice.RemainingAmountInvoiceCurrency = remaining;
  invoice.PaymentStatus = 1;
  saveInvoice(context, invoice);
};

/** Sets the invoice off against the remaining amount of the credit invoice. */
export const setOffInvoice = (context: BooksContext, invoice: VismaInvoice, credit: VismaInvoice): void => {
  const ore = Math.min(toOre(invoice.RemainingAmount), -toOre(credit.RemainingAmount));
  if (!credit.IsCreditInvoice || ore <= 0) throw invalid('CreditInvoiceId', 'has nothing to set off');
  for (const [one, change] of [
    [invoice, ore / 100],
    [credit, -ore / 100],
  ] as const) {
    one.SetOffAmountInvoiceCurrency += change;
    one.RemainingAmount -= change;
    one.RemainingAmountInvoiceCurrency -= change;
    saveInvoice(context, one);
  }
};

export const changeInvoiceDueDate = (context: BooksContext, invoice: VismaInvoice, date: string): void => {
  invoice.DueDate = `${date}T00:00:00`;
  saveInvoice(context, invoice);
};

const requireInvoice = ({ books, params }: VismaContext): VismaInvoice =>
  requireById(books.invoices, params.id, 'The customer invoice');

export const renderInvoicePdf = (invoice: VismaInvoice): Promise<Buffer> =>
  renderPdfLines([
    `${invoice.IsCreditInvoice ? 'Kreditfaktura' : 'Faktura'} ${invoice.InvoiceNumber}`,
    invoice.InvoiceCustomerName,
    `Fakturadatum ${invoice.InvoiceDate.slice(0, 10)}`,
    `Förfallodatum ${invoice.DueDate.slice(0, 10)}`,
    ...invoice.Rows.map(({ Text, AmountNoVat }) => `${Text} ${AmountNoVat.toFixed(2)}`),
    `Moms ${invoice.TotalVatAmount.toFixed(2)}`,
    `Att betala ${invoice.TotalAmount.toFixed(2)}`,
    `OCR ${invoice.PaymentReferenceNumber ?? ''}`,
  ]);

export const invoiceRoutes: readonly VismaRoute[] = [
  {
    method: 'GET',
    path: '/customerinvoices',
    scopes: sales,
    filters: invoiceFilters,
    query: ['modifiedSinceUtc'],
    run: (context) => {
      const since = textOrNull(context.query, 'modifiedSinceUtc');
      const all = [...context.books.invoices.values()];
      const found =
        since === null ? all : all.filter((one) => Date.parse(one.ModifiedUtc) >= Date.parse(since));
      return toPage(found, context, invoiceFilters);
    },
  },
  { method: 'GET', path: '/customerinvoices/:id', scopes: sales, run: requireInvoice },
  {
    method: 'GET',
    path: '/customerinvoices/:id/pdf',
    scopes: sales,
    run: (context) => ({
      Url: `${context.url}/files/${context.books.company.Id}/${requireInvoice(context).Id}.pdf`,
    }),
  },
  {
    method: 'POST',
    path: '/customerinvoices/:id/payments',
    scopes: salesWrite,
    run: (context) => {
      const body = readFields(context.body, paymentFields);
      const account = bankAccounts.find(({ Id }) => Id === body.CompanyBankAccountId);
      if (account === undefined) throw new VismaError('ResourceNotFound', 'The bank account was not found');
      if (body.PaymentCurrency !== 'SEK') throw invalid('PaymentCurrency', 'is not that of the invoice');
      payInvoice(context, requireInvoice(context), {
        amount: numberIn(body, 'PaymentAmount'),
        date: textIn(body, 'PaymentDate').slice(0, 10),
        reference: textOrNull(body, 'Reference'),
        type: numberIn(body, 'PaymentType'),
      });
      return { ...body, BankTransactionId: null };
    },
  },
  {
    method: 'POST',
    path: '/customerinvoices/:id/void',
    scopes: salesWrite,
    query: ['updateStock'],
    run: (context) => voidInvoice(context, requireInvoice(context)),
  },
];
