import { type LocalDate, toOre } from '@husrum/format';
import * as yup from 'yup';
import {
  type AccountingInvoice,
  type AccountingPayment,
  AccountingRefusal,
  type ExpectedTotals,
  type KnownPayment,
  type ListedInvoice,
} from '../accounting/accounting-service';

const text = yup.string().nullable().optional();
// A missing amount must not be read as zero.
const amount = yup.number().required();

export const draftSchema = yup
  .object({
    Id: yup.string().required(),
    CustomerId: yup.string().required(),
    CustomerNumber: text,
    OurReference: text,
    YourReference: text,
    IsCreditInvoice: yup.boolean().nullable().optional(),
    InvoiceDate: text,
    DueDate: text,
    CreatedUtc: text,
    TotalAmount: amount,
    TotalVatAmount: amount,
    TotalRoundings: amount,
    IncludesVat: yup.boolean().nullable().optional(),
  })
  .required();
export type VismaDraft = yup.InferType<typeof draftSchema>;

export const invoiceSchema = yup
  .object({
    Id: yup.string().required(),
    InvoiceNumber: yup.number().required(),
    CustomerId: yup.string().required(),
    CustomerNumber: text,
    OurReference: text,
    IsCreditInvoice: yup.boolean().nullable().optional(),
    InvoiceDate: yup.string().required(),
    DueDate: yup.string().required(),
    TotalAmount: amount,
    TotalVatAmount: amount,
    TotalRoundings: amount,
    RemainingAmount: amount,
    SetOffAmountInvoiceCurrency: yup.number().nullable().optional(),
    PaymentReferenceNumber: text,
    PaymentDate: text,
    ReferringInvoiceId: text,
    CreditedBy: yup
      .array()
      .of(yup.object({ CreditInvoiceId: text }))
      .nullable()
      .optional(),
    ModifiedUtc: text,
  })
  .required();
export type VismaInvoice = yup.InferType<typeof invoiceSchema>;

const toDay = (value: string): LocalDate => value.slice(0, 10);
/** An instant of the service, which may be written without its time zone. */
const parseInstant = (value: string | null | undefined): string | null =>
  value ? new Date(/(Z|[+-]\d{2}:\d{2})$/.test(value) ? value : `${value}Z`).toISOString() : null;

export const draftToAccountingInvoice = (draft: VismaDraft): AccountingInvoice => {
  const invoiceDate = toDay(draft.InvoiceDate ?? draft.CreatedUtc ?? '');
  return {
    id: draft.Id,
    number: null,
    reference: draft.OurReference || null,
    customerId: draft.CustomerId,
    customerNumber: draft.CustomerNumber ?? null,
    ocr: null,
    invoiceDate,
    dueDate: draft.DueDate ? toDay(draft.DueDate) : invoiceDate,
    payOre: toOre(draft.TotalAmount),
    taxOre: toOre(draft.TotalVatAmount),
    leftOre: toOre(draft.TotalAmount),
    isBooked: false,
    isSent: false,
    isCancelled: false,
    creditedById: null,
    creditsId: null,
    modifiedAt: null,
  };
};

export const toAccountingInvoice = (invoice: VismaInvoice): AccountingInvoice => ({
  id: invoice.Id,
  number: String(invoice.InvoiceNumber),
  reference: invoice.OurReference || null,
  customerId: invoice.CustomerId,
  customerNumber: invoice.CustomerNumber ?? null,
  ocr: invoice.PaymentReferenceNumber || null,
  invoiceDate: toDay(invoice.InvoiceDate),
  dueDate: toDay(invoice.DueDate),
  payOre: toOre(invoice.TotalAmount),
  taxOre: toOre(invoice.TotalVatAmount),
  leftOre: toOre(invoice.RemainingAmount),
  isBooked: true,
  // The service does not store that we have sent an invoice, nor that one was voided: that is seen by its credit invoice only.
  isSent: false,
  isCancelled: false,
  creditedById: invoice.CreditedBy?.[0]?.CreditInvoiceId ?? null,
  creditsId: invoice.ReferringInvoiceId ?? null,
  modifiedAt: parseInstant(invoice.ModifiedUtc),
});

/** A list of Spiris has all fields of an invoice. */
export const toListedInvoice = (invoice: AccountingInvoice): ListedInvoice => ({
  ...invoice,
  fullInvoice: invoice,
});

/** The paid amount so far, in öre, without amounts that were offset by credit invoices. */
export const paidOreOf = (invoice: VismaInvoice): number =>
  toOre(invoice.TotalAmount) -
  toOre(invoice.RemainingAmount) -
  toOre(invoice.SetOffAmountInvoiceCurrency ?? 0);

/**
 * The payments of an invoice. The service has only the paid amount. What exceeds the known payments is one more payment; if
 * the known ones exceed it, the latest have been removed.
 */
export const toPayments = (
  invoice: VismaInvoice,
  known: readonly KnownPayment[],
): readonly AccountingPayment[] => {
  const paidOre = paidOreOf(invoice);
  const paidAt = toDay(invoice.PaymentDate ?? invoice.ModifiedUtc ?? invoice.InvoiceDate);
  const toPayment = (id: string, amountOre: number): AccountingPayment => ({
    id,
    invoiceId: invoice.Id,
    amountOre,
    paidAt,
    reference: null,
    isBooked: true,
  });
  const payments: AccountingPayment[] = [];
  let coveredOre = 0;
  for (const { id, amountOre } of known) {
    if (coveredOre + amountOre > paidOre) break;
    coveredOre += amountOre;
    payments.push(toPayment(id, amountOre));
  }
  const unknownOre = paidOre - coveredOre;
  return unknownOre === 0 ? payments : [...payments, toPayment(paymentIdOf(invoice.Id, paidOre), unknownOre)];
};
/** Our key of a payment: the service has none. `paidOre` is the paid amount of the invoice including this payment. */
export const paymentIdOf = (invoiceId: string, paidOre: number): string => `${invoiceId}:${paidOre}`;

/** Throws `totalsDiffer` unless the service has calculated the same amounts. */
export const requireTotals = (
  {
    TotalAmount,
    TotalVatAmount,
    TotalRoundings,
  }: Pick<VismaDraft, 'TotalAmount' | 'TotalVatAmount' | 'TotalRoundings'>,
  { payOre, taxOre, roundedOre }: ExpectedTotals,
): void => {
  const actual = [TotalAmount, TotalVatAmount, TotalRoundings].map(toOre);
  const expected = [payOre, taxOre, roundedOre];
  if (actual.some((ore, index) => ore !== expected[index]))
    throw new AccountingRefusal(
      'totalsDiffer',
      `Spiris has calculated ${actual.join(', ')} öre, not ${expected.join(', ')}`,
    );
};
