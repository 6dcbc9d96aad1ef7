import { textField } from './fortnox-fields';
import type { Fields, InvoiceRecord, PaymentRecord } from './fortnox-records';
import { toKronor } from './fortnox-values';

export const toPaymentListItem = (payment: PaymentRecord, url: string): Fields => ({
  '@url': `${url}/invoicepayments/${payment.number}`,
  Amount: toKronor(payment.amountOre),
  Booked: payment.isBooked,
  Currency: 'SEK',
  CurrencyRate: 1,
  CurrencyUnit: 1,
  InvoiceNumber: Number(payment.invoiceNumber),
  Number: payment.number,
  PaymentDate: payment.paymentDate,
  Source: payment.source,
  WriteOffExist: false,
});

export const toPayment = (
  payment: PaymentRecord,
  invoice: InvoiceRecord | undefined,
  url: string,
): Fields => {
  const { WriteOffExist: _exist, ...item } = toPaymentListItem(payment, url);
  const fields = invoice?.fields ?? {};
  return {
    ...item,
    AmountCurrency: toKronor(payment.amountOre),
    ExternalInvoiceReference1: textField(fields, 'ExternalInvoiceReference1'),
    ExternalInvoiceReference2: textField(fields, 'ExternalInvoiceReference2'),
    InvoiceCustomerName: textField(fields, 'CustomerName'),
    InvoiceCustomerNumber: textField(fields, 'CustomerNumber'),
    InvoiceDueDate: textField(fields, 'DueDate'),
    InvoiceOCR: textField(fields, 'OCR'),
    InvoiceTotal: String(toKronor(invoice?.totalOre ?? 0)),
    ModeOfPayment: payment.modeOfPayment,
    ModeOfPaymentAccount: 1930,
    VoucherNumber: payment.voucherNumber,
    VoucherSeries: payment.voucherNumber === null ? null : 'C',
    VoucherYear: payment.voucherNumber === null ? null : 1,
    WriteOffs: [],
  };
};
