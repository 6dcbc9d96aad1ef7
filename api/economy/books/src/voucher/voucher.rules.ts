import type { AccountingName } from '@husrum/contract/accounting';
import type { InvoiceKind } from '@husrum/contract/invoice';
import { type VoucherKind, voucherKinds } from '@husrum/contract/voucher';
import { type LocalDate, latestDate } from '@husrum/format';
import { bankAccount, customersAccount, prepaidAccount, roundingAccount } from './account.rules';
import { accrueRows } from './accrual.rules';
import { type BookingRules, standardRules } from './booking-rules';
import { isDeferred, isStillDeferred } from './cash-method.rules';
import {
  type BookedCharge,
  chargeLines,
  incomeLines,
  type VoucherLine,
  vatAndRoundingLines,
} from './income.rules';

/** An event of the journal (docs/domain-rules.md, D-24), with the company and the tenant that it concerns. */
interface BookedEvent {
  /** The id of the invoice, the payment or the allocation. */
  readonly id: number;
  readonly companyId: number | null;
  readonly tenantId: number | null;
  /** The accounting program that books it. Null: the company's own books. */
  readonly book: AccountingName | null;
}
export interface BookedInvoice extends BookedEvent, BookedCharge {
  readonly kind: InvoiceKind;
  readonly sentOn: LocalDate;
  /** The day on which the invoice that it credits was sent. Null: it is no credit invoice. */
  readonly creditedSentOn: LocalDate | null;
  readonly cancelledOn: LocalDate | null;
  readonly payOre: number;
}
export interface BookedPayment extends BookedEvent {
  /** Negative for the entry that undoes a payment. */
  readonly amountOre: number;
  readonly paidOn: LocalDate;
  readonly registeredOn: LocalDate;
  /** The account of the deposit that paid, if one did. */
  readonly depositAccount?: number | null;
}
/** Credit that was paid in some books and offset on an invoice in others, by the id of the allocation. */
export interface MovedCredit extends BookedEvent {
  readonly kind: Extract<VoucherKind, 'MOVED_CREDIT' | 'CREDIT_FROM_PROGRAM'>;
  /** What the own books get of it, as money: negative when the program gets it. */
  readonly ore: number;
  readonly movedOn: LocalDate;
}

/** An allocation to another invoice than the payment's own, whose books may differ. */
export interface CreditAllocation extends Omit<MovedCredit, 'kind' | 'ore' | 'book'> {
  readonly paymentId: number;
  readonly amountOre: number;
  readonly paidIn: AccountingName | null;
  readonly usedIn: AccountingName | null;
}

/** Credit that was paid back to a tenant. */
export interface BookedPayout extends BookedEvent {
  /** Negative for the entry that undoes a payout. */
  readonly amountOre: number;
  readonly paidOn: LocalDate;
  readonly registeredOn: LocalDate;
}
/** Öre that a payment was too small or too large, and that are rounded off. */
export interface BookedRounding extends BookedEvent {
  /** What the tenant does not owe any more; negative for what they paid too much. */
  readonly roundedOffOre: number;
  readonly roundedOn: LocalDate;
  readonly registeredOn: LocalDate;
  /** Whether it still counts: it ends with its payment and with its invoice. */
  readonly isValid: boolean;
  /** The day on which the invoice was sent if its income is booked when it is paid, else null. */
  readonly deferredSince: LocalDate | null;
}

/** What is booked of an event on a day. */
export interface Voucher extends BookedEvent {
  readonly kind: VoucherKind;
  readonly isReversal: boolean;
  /** Whether nothing is on accounts yet, because income is booked when it is paid. */
  readonly isDeferred?: boolean;
  readonly eventDay: LocalDate;
  readonly registeredOn: LocalDate;
  /** By how much the tenant owes more. */
  readonly amountOre: number;
  /** They sum to 0. */
  readonly lines: readonly VoucherLine[];
}

export const negateLines = (lines: readonly VoucherLine[]): VoucherLine[] =>
  lines.map((line) => ({ ...line, ore: -line.ore }));

/** Money that comes in from customers, or goes back to them if negative. That of a deposit comes from its account. */
const bankLines = (ore: number, account = bankAccount): VoucherLine[] => [
  { account, ore },
  { account: customersAccount, ore: -ore },
];

const eventOf = ({ id, companyId, tenantId, book }: BookedEvent): BookedEvent => ({
  ...{ id, companyId, tenantId, book },
});

/** What a sent invoice or credit invoice is booked as, all of it on the day of its sending. */
const wholeVoucher = (invoice: BookedInvoice, rules: BookingRules): Voucher => ({
  ...eventOf(invoice),
  kind: invoice.kind === 'CREDIT' ? 'CREDIT' : 'INVOICE',
  isReversal: false,
  eventDay: invoice.sentOn,
  registeredOn: invoice.sentOn,
  amountOre: invoice.payOre,
  lines: [{ account: customersAccount, ore: invoice.payOre }, ...chargeLines(invoice, rules)].filter(
    ({ ore }) => ore !== 0,
  ),
});

/** Moves income of months to come to the day on which each begins. */
const accrueVoucher = (voucher: Voucher, invoice: BookedInvoice, rules: BookingRules): Voucher[] => {
  const { now, later } = accrueRows(invoice.rows, invoice.sentOn);
  const accruals = later.map(({ day, rows }): Voucher => {
    const lines = incomeLines(rows, invoice, rules);
    const prepaid = { account: prepaidAccount, ore: 0 - lines.reduce((sum, { ore }) => sum + ore, 0) };
    return {
      ...{ ...voucher, kind: 'ACCRUAL', eventDay: day, amountOre: 0 },
      lines: [prepaid, ...lines].filter(({ ore }) => ore !== 0),
    };
  });
  const prepaidOre = accruals.reduce(
    (sum, { lines }) =>
      lines.reduce((part, { account, ore }) => part + (account === prepaidAccount ? ore : 0), sum),
    0,
  );
  const lines = [
    { account: customersAccount, ore: invoice.payOre },
    ...incomeLines(now, invoice, rules),
    { account: prepaidAccount, ore: 0 - prepaidOre },
    ...vatAndRoundingLines(invoice, rules),
  ];
  return [{ ...voucher, lines: lines.filter(({ ore }) => ore !== 0) }, ...accruals];
};

/**
 * The vouchers of a sent invoice or credit invoice. With accrual there is one for each month to come. An invoice whose income is booked
 * when it is paid changes what the tenant owes, and no account. A credit invoice follows the invoice that it credits.
 */
export const invoiceVouchers = (invoice: BookedInvoice, ofCompany: BookingRules): Voucher[] => {
  const rules = invoice.book === null ? ofCompany : standardRules;
  const voucher = wholeVoucher(invoice, rules);
  if (!isBalanced(voucher)) return [voucher];
  const isIncome = (invoice.depositAccount ?? null) === null;
  if (isIncome && isDeferred(invoice.creditedSentOn ?? invoice.sentOn, rules))
    return [{ ...voucher, isDeferred: true, lines: [] }];
  return rules.accrues ? accrueVoucher(voucher, invoice, rules) : [voucher];
};

/** The voucher of the cancellation: it takes back what was booked when the invoice was sent. */
export const cancellationVoucher = (sent: Voucher, cancelledOn: LocalDate): Voucher => ({
  ...sent,
  kind: 'CANCELLATION',
  eventDay: cancelledOn,
  registeredOn: cancelledOn,
  amountOre: 0 - sent.amountOre,
  lines: negateLines(sent.lines),
});

/** Takes back income of a month to come, on the day of the cancellation or its own. */
export const cancelledAccrual = (accrual: Voucher, cancelledOn: LocalDate): Voucher => ({
  ...accrual,
  isReversal: true,
  eventDay: latestDate(accrual.eventDay, cancelledOn),
  registeredOn: cancelledOn,
  lines: negateLines(accrual.lines),
});

export const paymentVoucher = (payment: BookedPayment): Voucher => ({
  ...eventOf(payment),
  kind: payment.amountOre < 0 ? 'UNDONE_PAYMENT' : 'PAYMENT',
  isReversal: false,
  eventDay: payment.paidOn,
  registeredOn: payment.registeredOn,
  amountOre: -payment.amountOre,
  lines: bankLines(payment.amountOre, payment.depositAccount ?? bankAccount),
});

export const payoutVoucher = (payout: BookedPayout): Voucher => ({
  ...eventOf(payout),
  kind: payout.amountOre < 0 ? 'UNDONE_PAYOUT' : 'PAYOUT',
  isReversal: false,
  eventDay: payout.paidOn,
  registeredOn: payout.registeredOn,
  amountOre: payout.amountOre,
  lines: bankLines(-payout.amountOre),
});

export const roundingVoucher = (
  rounding: BookedRounding,
  { rules, today }: { readonly rules: BookingRules; readonly today: LocalDate },
): Voucher => {
  const isNeverIncome = rounding.roundedOffOre > 0 && isStillDeferred(rounding.deferredSince, rules, today);
  const lines = [
    { account: roundingAccount, ore: rounding.roundedOffOre },
    { account: customersAccount, ore: -rounding.roundedOffOre },
  ];
  return {
    ...eventOf(rounding),
    kind: 'ROUNDING',
    isReversal: false,
    eventDay: rounding.roundedOn,
    registeredOn: rounding.registeredOn,
    amountOre: -rounding.roundedOffOre,
    ...(isNeverIncome ? { isDeferred: true, lines: [] } : { lines }),
  };
};

export const movedCreditVoucher = (credit: MovedCredit): Voucher => ({
  ...eventOf(credit),
  kind: credit.kind,
  isReversal: false,
  eventDay: credit.movedOn,
  registeredOn: credit.movedOn,
  amountOre: -credit.ore,
  lines: bankLines(credit.ore),
});

export const isBalanced = ({ lines }: Pick<Voucher, 'lines'>): boolean =>
  lines.reduce((sum, { ore }) => sum + ore, 0) === 0;

/** The debit and the credit of each account, in order of its number. */
export const sumAccounts = (
  vouchers: readonly Pick<Voucher, 'lines'>[],
): { readonly account: number; readonly debitOre: number; readonly creditOre: number }[] => {
  const sums = new Map<number, { debitOre: number; creditOre: number }>();
  for (const { lines } of vouchers)
    for (const { account, ore } of lines) {
      const sum = sums.get(account) ?? { debitOre: 0, creditOre: 0 };
      sums.set(account, {
        debitOre: sum.debitOre + Math.max(ore, 0),
        creditOre: sum.creditOre + Math.max(-ore, 0),
      });
    }
  return [...sums].map(([account, sum]) => ({ account, ...sum })).sort((a, b) => a.account - b.account);
};

/** How many vouchers of each kind there are, and their sum. Kinds without vouchers are left out. */
export const sumKinds = (
  vouchers: readonly Pick<Voucher, 'kind' | 'amountOre'>[],
): { readonly kind: VoucherKind; readonly count: number; readonly ore: number }[] =>
  voucherKinds
    .map((kind) => {
      const ofKind = vouchers.filter((voucher) => voucher.kind === kind);
      return { kind, count: ofKind.length, ore: ofKind.reduce((sum, { amountOre }) => sum + amountOre, 0) };
    })
    .filter(({ count }) => count > 0);
