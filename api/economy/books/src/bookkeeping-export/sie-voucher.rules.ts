import { customersAccount } from '../voucher/account.rules';
import type { ListedVoucher } from '../voucher/listed-voucher';
import { voucherTexts } from '../voucher/voucher.texts';
import { voucherText } from '../voucher/voucher-text.rules';
import type { SieFile, SieVoucher } from './sie-file.rules';

const isOfInvoice = ({ kind }: ListedVoucher): boolean =>
  kind === 'INVOICE' || kind === 'CREDIT' || kind === 'CANCELLATION';

/** The dimension that SIE reserves for cost centres. */
const COST_CENTRE_DIMENSION = 1;

/**
 * A voucher of the SIE file. Its number is empty, and its series, unless the company has set one: the importing program gives them,
 * because its own series must be unbroken. The line of an invoice on the customers account has its OCR number; in SIE, a text of a line
 * stands after a date.
 */
export const toSieVoucher = (voucher: ListedVoucher, series: string): SieVoucher => {
  const { date, registeredOn, lines, document } = voucher;
  const ocr = isOfInvoice(voucher) ? document?.ocr : null;
  return {
    ...{ series, number: '', date, registeredOn },
    text: voucherText(voucher),
    lines: lines.map(({ account, ore, costCentre }) => ({
      ...{ account, ore },
      ...(costCentre === undefined ? {} : { object: { dimension: COST_CENTRE_DIMENSION, code: costCentre } }),
      ...(ocr && account === customersAccount ? { date, text: voucherTexts.ocr(ocr) } : {}),
    })),
  };
};

/** The cost centres that vouchers have, with the names of their houses. A code that no house has any more is its own name. */
export const describeCostCentres = (
  vouchers: readonly Pick<ListedVoucher, 'lines'>[],
  names: ReadonlyMap<string, string>,
): Pick<SieFile, 'dimensions' | 'objects'> => {
  const codes = new Set(
    vouchers.flatMap(({ lines }) =>
      lines.flatMap(({ costCentre }) => (costCentre === undefined ? [] : [costCentre])),
    ),
  );
  if (codes.size === 0) return {};
  return {
    dimensions: [{ number: COST_CENTRE_DIMENSION, name: voucherTexts.costCentre }],
    objects: [...codes]
      .sort()
      .map((code) => ({ dimension: COST_CENTRE_DIMENSION, code, name: names.get(code) ?? code })),
  };
};
