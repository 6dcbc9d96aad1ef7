import type { DepositEntryKind } from '@husrum/contract/deposit';
import type { LocalDate } from '@husrum/format';
import type { Voucher } from './voucher.rules';

/** What became of a deposit (docs/domain-rules.md, D-31), but for what pays an invoice: that is booked as its payment. */
export interface BookedDepositEntry extends Pick<Voucher, 'id' | 'companyId' | 'tenantId' | 'book'> {
  readonly what: Exclude<DepositEntryKind, 'USED_INVOICE'>;
  /** Negative for the entry that undoes another. */
  readonly amountOre: number;
  readonly day: LocalDate;
  readonly registeredOn: LocalDate;
  /** The account of the debt, and the other one: of interest, of what it was used for, or of the bank. */
  readonly depositAccount: number;
  readonly account: number;
}

/** Interest makes the debt larger, what is used or repaid makes it smaller. No tenant owes more or less by it. */
export const depositVoucher = (entry: BookedDepositEntry): Voucher => {
  const { id, companyId, tenantId, book, what, amountOre, day, registeredOn } = entry;
  const debtOre = what === 'INTEREST' ? 0 - amountOre : amountOre;
  return {
    ...{ id, companyId, tenantId, book, isReversal: false },
    ...{ kind: amountOre < 0 ? 'UNDONE_DEPOSIT' : 'DEPOSIT', eventDay: day, registeredOn, amountOre: 0 },
    lines: [
      { account: entry.depositAccount, ore: debtOre },
      { account: entry.account, ore: 0 - debtOre },
    ],
  };
};
