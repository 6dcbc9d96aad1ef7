import type { AccountingName } from '@husrum/contract/accounting';
import { standardAccounts } from '@husrum/contract/accounting';
import type { TaxRate } from '@husrum/contract/core';
import type { InvoiceKind } from '@husrum/contract/invoice';
import { type VoucherKind, voucherKinds } from '@husrum/contract/voucher';
import type { LocalDate } from '@husrum/format';
import { bankAccount, customersAccount, roundingAccount, vatAccounts } from './account.rules';

/** An event of the journal (docs/domain-rules.md, D-24), with the company and the tenant that it concerns. */
interface BookedEvent {
  /** The id of the invoice, the payment or the allocation. */
  readonly id: number;
  readonly companyId: number | null;
  readonly tenantId: number | null;
  /** The accounting program that books it. Null: the company's own books. */
  readonly book: AccountingName | null;
}
export interface BookedInvoice extends BookedEvent {
  readonly kind: InvoiceKind;
  readonly sentOn: LocalDate;
  readonly cancelledOn: LocalDate | null;
  readonly payOre: number;
  readonly roundedOre: number;
  /** The sums of the rows of each VAT rate. */
  readonly rates: readonly { readonly taxRate: TaxRate; readonly netOre: number; readonly taxOre: number }[];
}
export interface BookedPayment extends BookedEvent {
  /** Negative for the entry that undoes a payment. */
  readonly amountOre: number;
  readonly paidOn: LocalDate;
  readonly registeredOn: LocalDate;
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
}

export interface VoucherLine {
  readonly account: number;
  /** Debit is positive, credit negative. */
  readonly ore: number;
}
/** What is booked of an event on a day. */
export interface Voucher extends BookedEvent {
  readonly kind: VoucherKind;
  readonly isReversal: boolean;
  readonly eventDay: LocalDate;
  readonly registeredOn: LocalDate;
  /** By how much the tenant owes more. */
  readonly amountOre: number;
  /** They sum to 0. */
  readonly lines: readonly VoucherLine[];
}

/** VAT rates from the highest to the lowest, as on invoices. */
const ratesInOrder = [25, 12, 6, 0] as const satisfies readonly TaxRate[];

const invoiceLines = ({ payOre, roundedOre, rates }: BookedInvoice): VoucherLine[] => {
  const byRate = ratesInOrder.flatMap((rate) => rates.filter(({ taxRate }) => taxRate === rate));
  const lines = [
    { account: customersAccount, ore: payOre },
    ...byRate.map(({ taxRate, netOre }) => ({ account: standardAccounts[taxRate], ore: -netOre })),
    ...byRate.flatMap(({ taxRate, taxOre }) =>
      taxRate === 0 ? [] : [{ account: vatAccounts[taxRate], ore: -taxOre }],
    ),
    { account: roundingAccount, ore: -roundedOre },
  ];
  return lines.filter(({ ore }) => ore !== 0);
};

export const negateLines = (lines: readonly VoucherLine[]): VoucherLine[] =>
  lines.map((line) => ({ ...line, ore: -line.ore }));

/** Money that comes in from customers, or goes back to them if negative. */
const bankLines = (ore: number): VoucherLine[] => [
  { account: bankAccount, ore },
  { account: customersAccount, ore: -ore },
];

const eventOf = ({ id, companyId, tenantId, book }: BookedEvent): BookedEvent => ({
  ...{ id, companyId, tenantId, book },
});

/** The voucher of a sent invoice or credit invoice. */
export const invoiceVoucher = (invoice: BookedInvoice): Voucher => ({
  ...eventOf(invoice),
  kind: invoice.kind === 'CREDIT' ? 'CREDIT' : 'INVOICE',
  isReversal: false,
  eventDay: invoice.sentOn,
  registeredOn: invoice.sentOn,
  amountOre: invoice.payOre,
  lines: invoiceLines(invoice),
});

/** The voucher of the cancellation: it takes back what was booked when the invoice was sent. */
export const cancellationVoucher = (sent: Voucher, cancelledOn: LocalDate): Voucher => ({
  ...sent,
  kind: 'CANCELLATION',
  eventDay: cancelledOn,
  registeredOn: cancelledOn,
  amountOre: 0 - sent.amountOre,
  lines: negateLines(sent.lines),
});

export const paymentVoucher = (payment: BookedPayment): Voucher => ({
  ...eventOf(payment),
  kind: payment.amountOre < 0 ? 'UNDONE_PAYMENT' : 'PAYMENT',
  isReversal: false,
  eventDay: payment.paidOn,
  registeredOn: payment.registeredOn,
  amountOre: -payment.amountOre,
  lines: bankLines(payment.amountOre),
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

export const roundingVoucher = (rounding: BookedRounding): Voucher => ({
  ...eventOf(rounding),
  kind: 'ROUNDING',
  isReversal: false,
  eventDay: rounding.roundedOn,
  registeredOn: rounding.registeredOn,
  amountOre: -rounding.roundedOffOre,
  lines: [
    { account: roundingAccount, ore: rounding.roundedOffOre },
    { account: customersAccount, ore: -rounding.roundedOffOre },
  ],
});

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
