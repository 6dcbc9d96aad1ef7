import { fromOre, toOre } from '@husrum/format';
import * as yup from 'yup';
import {
  type AccountingInvoice,
  type AccountingInvoiceInput,
  type AccountingInvoiceRow,
  AccountingRefusal,
  type ExpectedTotals,
  type ListedInvoice,
} from '../accounting/accounting-service';

const text = yup.string().nullable().ensure();
const amount = yup.number().required();

export const invoiceSchema = yup
  .object({
    DocumentNumber: yup.string().required(),
    CustomerNumber: yup.string().required(),
    ExternalInvoiceReference1: text,
    OCR: text,
    InvoiceDate: yup.string().required(),
    DueDate: yup.string().required(),
    Total: amount,
    TotalVAT: amount,
    RoundOff: amount,
    Balance: amount,
    Booked: yup.boolean().required(),
    Cancelled: yup.boolean().required(),
    Sent: yup.boolean().required(),
    Credit: text,
    CreditInvoiceReference: text,
  })
  .required();
/** The fields of an invoice in a list: without VAT and credits. */
export const listItemSchema = invoiceSchema.pick([
  'DocumentNumber',
  'CustomerNumber',
  'ExternalInvoiceReference1',
  'OCR',
  'InvoiceDate',
  'DueDate',
  'Total',
  'Balance',
  'Booked',
  'Cancelled',
  'Sent',
]);
export const invoiceAnswerSchema = yup.object({ Invoice: invoiceSchema }).required();
export type FortnoxInvoice = yup.InferType<typeof invoiceSchema>;

/** Fortnox sends "0" or an empty text for no value. */
const emptyToNull = (value: string): string | null => (value === '' || value === '0' ? null : value);

export const isCredit = ({ Credit }: Pick<FortnoxInvoice, 'Credit'>): boolean => Credit === 'true';

type FortnoxListItem = yup.InferType<typeof listItemSchema>;

/** The unpaid amount. An invoice that is not booked has no balance in the service, so all of it is unpaid. */
const toLeftOre = ({ Booked, Cancelled, Balance, Total }: FortnoxListItem): number => {
  if (Cancelled) return 0;
  return toOre(Booked ? Balance : Total);
};

export const toListedInvoice = (invoice: FortnoxListItem): ListedInvoice => ({
  id: invoice.DocumentNumber,
  number: invoice.DocumentNumber,
  reference: emptyToNull(invoice.ExternalInvoiceReference1),
  customerId: invoice.CustomerNumber,
  customerNumber: invoice.CustomerNumber,
  ocr: emptyToNull(invoice.OCR),
  invoiceDate: invoice.InvoiceDate,
  dueDate: invoice.DueDate,
  payOre: toOre(invoice.Total),
  leftOre: toLeftOre(invoice),
  isBooked: invoice.Booked,
  isSent: invoice.Sent,
  isCancelled: invoice.Cancelled,
  fullInvoice: null,
});

export const toAccountingInvoice = (invoice: FortnoxInvoice): AccountingInvoice => {
  const counterpartId = emptyToNull(invoice.CreditInvoiceReference);
  const { fullInvoice: _fullInvoice, ...listed } = toListedInvoice(invoice);
  return {
    ...listed,
    taxOre: toOre(invoice.TotalVAT),
    creditedById: isCredit(invoice) ? null : counterpartId,
    creditsId: isCredit(invoice) ? counterpartId : null,
    modifiedAt: null,
  };
};

const MAX_DESCRIPTION_LENGTH = 255;
/**
 * One unit at the net price, minus one for a deduction, so that the service multiplies nothing and the row is exact to the
 * öre. The discount is sent because the customer in Fortnox may have another.
 */
export const toInvoiceRow = ({
  description,
  netOre,
  taxRate,
  accountNumber,
  costCenter,
  project,
}: AccountingInvoiceRow) => ({
  Description: description.slice(0, MAX_DESCRIPTION_LENGTH),
  AccountNumber: accountNumber,
  DeliveredQuantity: netOre < 0 ? '-1' : '1',
  Price: fromOre(Math.abs(netOre)),
  VAT: taxRate,
  Discount: 0,
  ...(costCenter === null ? {} : { CostCenter: costCenter }),
  ...(project === null ? {} : { Project: project }),
});

/** The fees are sent as 0, because the customer in Fortnox may have others. */
export const toInvoiceBody = (input: AccountingInvoiceInput) => ({
  CustomerNumber: input.customerId,
  InvoiceDate: input.invoiceDate,
  DueDate: input.dueDate,
  ExternalInvoiceReference1: input.reference,
  Currency: 'SEK',
  VATIncluded: false,
  AdministrationFee: 0,
  Freight: 0,
  PaymentWay: input.autogiro ? 'AG' : '',
  ...(input.ocr === null ? {} : { OCR: input.ocr }),
  InvoiceRows: input.rows.map(toInvoiceRow),
});

/** Throws `totalsDiffer` unless the service has calculated the same amounts. */
export const requireTotals = (
  { DocumentNumber, Total, TotalVAT, RoundOff }: FortnoxInvoice,
  expected: ExpectedTotals,
): void => {
  const actual = { payOre: toOre(Total), taxOre: toOre(TotalVAT), roundedOre: toOre(RoundOff) };
  const isEqual =
    actual.payOre === expected.payOre &&
    actual.taxOre === expected.taxOre &&
    actual.roundedOre === expected.roundedOre;
  if (!isEqual)
    throw new AccountingRefusal(
      'totalsDiffer',
      `Invoice ${DocumentNumber} has another amount in Fortnox`,
      JSON.stringify({ actual, expected }),
    );
};
