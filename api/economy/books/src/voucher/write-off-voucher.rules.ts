import type { TaxRate } from '@husrum/contract/core';
import type { LocalDate } from '@husrum/format';
import { badDebtAccount, customersAccount, vatAccounts } from './account.rules';
import type { Voucher, VoucherLine } from './voucher.rules';

/** What is written off of an invoice, or taken back of that (docs/domain-rules.md, D-28). */
export interface BookedWriteOff extends Pick<Voucher, 'id' | 'companyId' | 'tenantId' | 'book'> {
  /** What the tenant is not asked for any more; negative when it is recovered or taken back. */
  readonly amountOre: number;
  readonly day: LocalDate;
  readonly registeredOn: LocalDate;
  /** The VAT of it that comes back. */
  readonly rates: readonly { readonly taxRate: TaxRate; readonly taxOre: number }[];
}

const vatLines = ({ rates }: BookedWriteOff): VoucherLine[] =>
  rates.flatMap(({ taxRate, taxOre }) =>
    taxRate === 0 ? [] : [{ account: vatAccounts[taxRate], ore: taxOre }],
  );

/** The loss is what is not VAT; the rounding to whole kronor is a part of it. */
export const writeOffVoucher = (writeOff: BookedWriteOff): Voucher => {
  const { id, companyId, tenantId, book, amountOre, day, registeredOn } = writeOff;
  const vat = vatLines(writeOff);
  const lossOre = vat.reduce((rest, { ore }) => rest - ore, amountOre);
  return {
    ...{ id, companyId, tenantId, book, isReversal: false },
    kind: amountOre < 0 ? 'UNDONE_WRITE_OFF' : 'WRITE_OFF',
    eventDay: day,
    registeredOn,
    amountOre: -amountOre,
    lines: [
      { account: badDebtAccount, ore: lossOre },
      ...vat,
      { account: customersAccount, ore: -amountOre },
    ].filter(({ ore }) => ore !== 0),
  };
};
