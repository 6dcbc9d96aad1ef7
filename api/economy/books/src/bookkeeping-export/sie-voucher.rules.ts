import { customersAccount } from '../voucher/account.rules';
import type { ListedVoucher } from '../voucher/listed-voucher';
import { voucherTexts } from '../voucher/voucher.texts';
import { voucherText } from '../voucher/voucher-text.rules';
import type { SieVoucher } from './sie-file.rules';

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
      ocr && line.account === customersAccount ? { ...line, date, text: voucherTexts.ocr(ocr) } : line,
    ),
  };
};
