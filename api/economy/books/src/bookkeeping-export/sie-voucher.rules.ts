import { invoiceKindLabel } from '@husrum/contract/invoice';
import { customersAccount } from '../journal/account.rules';
import type { ListedVoucher } from '../journal/voucher-list.store';
import { bookkeepingExportTexts } from './bookkeeping-export.texts';
import type { SieVoucher } from './sie-file.rules';

/** The text of a voucher: what happened, with the number of the invoice and the name of the tenant. */
export const voucherText = ({
  kind,
  isReversal,
  document,
  program,
}: Omit<ListedVoucher, 'lines'>): string => {
  const { reference = null, tenant = '' } = document ?? {};
  const name = invoiceKindLabel[document?.kind ?? 'RENT'];
  const text = {
    INVOICE: () => bookkeepingExportTexts.invoice(name, reference, tenant),
    CREDIT: () => bookkeepingExportTexts.invoice(name, reference, tenant),
    CANCELLATION: () => bookkeepingExportTexts.cancelled(name, reference, tenant),
    PAYMENT: () => bookkeepingExportTexts.payment(reference, tenant),
    UNDONE_PAYMENT: () => bookkeepingExportTexts.undonePayment(reference, tenant),
    MOVED_CREDIT: () => bookkeepingExportTexts.movedCredit(program, reference, tenant),
    CREDIT_FROM_PROGRAM: () => bookkeepingExportTexts.creditFromProgram(program, reference, tenant),
  }[kind]();
  return isReversal ? bookkeepingExportTexts.reversed(text) : text;
};

const isOfInvoice = ({ kind }: ListedVoucher): boolean =>
  kind === 'INVOICE' || kind === 'CREDIT' || kind === 'CANCELLATION';

/**
 * A voucher of the SIE file. Series and number are empty: the importing program gives them, because its own series must be
 * unbroken. The line of an invoice on the customers account has its OCR number; in SIE, a text of a line stands after a date.
 */
export const toSieVoucher = (voucher: ListedVoucher): SieVoucher => {
  const { date, registeredOn, lines, document } = voucher;
  const ocr = isOfInvoice(voucher) ? document?.ocr : null;
  return {
    ...{ series: '', number: '', date, registeredOn },
    text: voucherText(voucher),
    lines: lines.map((line) =>
      ocr && line.account === customersAccount
        ? { ...line, date, text: bookkeepingExportTexts.ocr(ocr) }
        : line,
    ),
  };
};
