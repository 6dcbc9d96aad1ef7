import type { TaxRate } from '@husrum/contract/core';
import type { LocalDate } from '@husrum/format';
import { badDebtAccount, customersAccount } from './account.rules';
import { type BookingRules, standardRules } from './booking-rules';
import { isStillDeferred } from './cash-method.rules';
import { type BookedCharge, costCentreOf, findVatAccount, type VoucherLine } from './income.rules';
import type { Voucher } from './voucher.rules';

/** What is written off of an invoice, or taken back of that (docs/domain-rules.md, D-28). */
export interface BookedWriteOff
  extends Pick<Voucher, 'id' | 'companyId' | 'tenantId' | 'book'>,
    Pick<BookedCharge, 'object' | 'costCentre'> {
  /** What the tenant is not asked for any more; negative when it is recovered or taken back. */
  readonly amountOre: number;
  readonly day: LocalDate;
  readonly registeredOn: LocalDate;
  /** The VAT of it that comes back. */
  readonly rates: readonly { readonly taxRate: TaxRate; readonly taxOre: number }[];
  /** The day on which the invoice was sent if its income is booked when it is paid, else null. */
  readonly deferredSince: LocalDate | null;
  /** Whether a user wrote it off now. Else it restores or takes back what the one before it did. */
  readonly isNew: boolean;
  /** Whether the one before it changed no account, because it was of what was never income. */
  readonly wasNeverIncome: boolean;
}

const vatLines = ({ rates, object }: BookedWriteOff, rules: BookingRules): VoucherLine[] =>
  rates.flatMap(({ taxRate, taxOre }) =>
    taxRate === 0 ? [] : [{ account: findVatAccount(rules, { object, taxRate }), ore: taxOre, taxRate }],
  );

/** The loss is what is not VAT; the rounding to whole kronor is a part of it. */
export const writeOffVoucher = (
  writeOff: BookedWriteOff,
  { rules: ofCompany, today }: { readonly rules: BookingRules; readonly today: LocalDate },
): Voucher => {
  const { id, companyId, tenantId, book, amountOre, day, registeredOn } = writeOff;
  const rules = book === null ? ofCompany : standardRules;
  const vat = vatLines(writeOff, rules);
  const lossOre = vat.reduce((rest, { ore }) => rest - ore, amountOre);
  const isNeverIncome = writeOff.isNew
    ? isStillDeferred(writeOff.deferredSince, rules, today)
    : writeOff.wasNeverIncome;
  const lines = [
    { account: badDebtAccount, ore: lossOre, ...costCentreOf(writeOff) },
    ...vat,
    { account: customersAccount, ore: -amountOre },
  ].filter(({ ore }) => ore !== 0);
  return {
    ...{ id, companyId, tenantId, book, isReversal: false },
    kind: amountOre < 0 ? 'UNDONE_WRITE_OFF' : 'WRITE_OFF',
    eventDay: day,
    registeredOn,
    amountOre: -amountOre,
    ...(isNeverIncome ? { isDeferred: true, lines: [] } : { lines }),
  };
};
