import type { AccountingName } from '@husrum/contract/accounting';
import { standardAccounts } from '@husrum/contract/accounting';
import { type VoucherKind, voucherKinds } from '@husrum/contract/bookkeeping-export';
import type { TaxRate } from '@husrum/contract/core';
import { type InvoiceKind, invoiceKindLabel } from '@husrum/contract/invoice';
import { compareDates, type LocalDate } from '@husrum/format';
import { bankAccount, customersAccount, roundingAccount, vatAccounts } from './account.rules';
import { bookkeepingExportTexts } from '../bookkeeping-export/bookkeeping-export.texts';
import type { SieLine, SieVoucher } from '../bookkeeping-export/sie-file.rules';

export interface BookedInvoice {
  readonly id: number;
  readonly kind: InvoiceKind;
  readonly reference: string | null;
  readonly ocr: string | null;
  readonly tenant: string;
  readonly sentOn: LocalDate;
  readonly cancelledOn: LocalDate | null;
  readonly payOre: number;
  readonly roundedOre: number;
  /** The sums of the rows of each VAT rate. */
  readonly rates: readonly { readonly taxRate: TaxRate; readonly netOre: number; readonly taxOre: number }[];
}
export interface BookedPayment {
  readonly id: number;
  /** The number of the invoice that the payment was registered on. */
  readonly reference: string | null;
  readonly tenant: string;
  /** Negative for the entry that undoes a payment. */
  readonly amountOre: number;
  readonly paidOn: LocalDate;
  readonly registeredOn: LocalDate;
}
/** Credit that was paid on a manual invoice and offset on an invoice in an accounting program, or the other way around. */
export interface MovedCredit {
  readonly id: number;
  readonly program: AccountingName;
  /** The number of the invoice that it was offset on. */
  readonly reference: string | null;
  readonly tenant: string;
  /** Negative when the offset was reversed. */
  readonly ore: number;
  readonly movedOn: LocalDate;
}
export interface Bookings {
  readonly invoices: readonly BookedInvoice[];
  readonly payments: readonly BookedPayment[];
  /** From manual invoices to invoices in a program, which books the credit as a payment. */
  readonly movedCredits: readonly MovedCredit[];
  /** From invoices in a program, which did not get the money, to manual invoices. */
  readonly creditsFromProgram: readonly MovedCredit[];
}

export interface Voucher {
  readonly kind: VoucherKind;
  readonly id: number;
  readonly date: LocalDate;
  readonly registeredOn: LocalDate;
  readonly text: string;
  /** What the voucher adds to what tenants owe, or the money that came in. */
  readonly amountOre: number;
  /** Debit is positive. The sum is 0. */
  readonly lines: readonly SieLine[];
}

/** VAT rates from the highest to the lowest, as on invoices. */
const ratesInOrder = [25, 12, 6, 0] as const satisfies readonly TaxRate[];

const invoiceLines = ({ payOre, roundedOre, ocr, rates }: BookedInvoice): SieLine[] => {
  const byRate = ratesInOrder.flatMap((rate) => rates.filter(({ taxRate }) => taxRate === rate));
  const customer = { account: customersAccount, ore: payOre };
  const lines = [
    ocr === null ? customer : { ...customer, text: bookkeepingExportTexts.ocr(ocr) },
    ...byRate.map(({ taxRate, netOre }) => ({ account: standardAccounts[taxRate], ore: -netOre })),
    ...byRate.flatMap(({ taxRate, taxOre }) =>
      taxRate === 0 ? [] : [{ account: vatAccounts[taxRate], ore: -taxOre }],
    ),
    { account: roundingAccount, ore: -roundedOre },
  ];
  return lines.filter(({ ore }) => ore !== 0);
};

const negate = (lines: readonly SieLine[]): SieLine[] => lines.map((line) => ({ ...line, ore: -line.ore }));

/** Money that comes in from customers, or goes back to them if negative. */
const bankLines = (ore: number): SieLine[] => [
  { account: bankAccount, ore },
  { account: customersAccount, ore: -ore },
];

const invoiceVouchers = (invoice: BookedInvoice): Voucher[] => {
  const { id, kind, reference, tenant, sentOn, cancelledOn, payOre } = invoice;
  const lines = invoiceLines(invoice);
  const name = invoiceKindLabel[kind];
  const sent: Voucher = {
    kind: kind === 'CREDIT' ? 'CREDIT' : 'INVOICE',
    id,
    date: sentOn,
    registeredOn: sentOn,
    text: bookkeepingExportTexts.invoice(name, reference, tenant),
    amountOre: payOre,
    lines,
  };
  if (cancelledOn === null) return [sent];
  const cancelled: Voucher = {
    kind: 'CANCELLATION',
    id,
    date: cancelledOn,
    registeredOn: cancelledOn,
    text: bookkeepingExportTexts.cancelled(name, reference, tenant),
    amountOre: -payOre,
    lines: negate(lines),
  };
  return [sent, cancelled];
};

const paymentVoucher = (payment: BookedPayment): Voucher => {
  const { id, reference, tenant, amountOre, paidOn, registeredOn } = payment;
  const isUndone = amountOre < 0;
  const describe = isUndone ? bookkeepingExportTexts.undonePayment : bookkeepingExportTexts.payment;
  return {
    kind: isUndone ? 'UNDONE_PAYMENT' : 'PAYMENT',
    id,
    date: paidOn,
    registeredOn,
    text: describe(reference, tenant),
    amountOre,
    lines: bankLines(amountOre),
  };
};

const movedCreditVoucher = ({ id, program, reference, tenant, ore, movedOn }: MovedCredit): Voucher => ({
  kind: 'MOVED_CREDIT',
  id,
  date: movedOn,
  registeredOn: movedOn,
  text: bookkeepingExportTexts.movedCredit(program, reference, tenant),
  amountOre: -ore,
  lines: bankLines(-ore),
});

const creditFromProgramVoucher = ({
  id,
  program,
  reference,
  tenant,
  ore,
  movedOn,
}: MovedCredit): Voucher => ({
  kind: 'CREDIT_FROM_PROGRAM',
  id,
  date: movedOn,
  registeredOn: movedOn,
  text: bookkeepingExportTexts.creditFromProgram(program, reference, tenant),
  amountOre: ore,
  lines: bankLines(ore),
});

const compareVouchers = (a: Voucher, b: Voucher): number =>
  compareDates(a.date, b.date) || voucherKinds.indexOf(a.kind) - voucherKinds.indexOf(b.kind) || a.id - b.id;

interface Period {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/**
 * The vouchers of the period (docs/domain-rules.md, D-24), in an order that is always the same. An invoice of 0 kr changes no
 * account, and has no voucher.
 */
export const buildVouchers = (
  { invoices, payments, movedCredits, creditsFromProgram }: Bookings,
  { from, to }: Period,
): Voucher[] =>
  [
    ...invoices.flatMap(invoiceVouchers),
    ...payments.map(paymentVoucher),
    ...movedCredits.map(movedCreditVoucher),
    ...creditsFromProgram.map(creditFromProgramVoucher),
  ]
    .filter(({ date, lines }) => lines.length > 0 && date >= from && date <= to)
    .sort(compareVouchers);

/**
 * Series and number are empty: the importing program gives them, because its own series must be unbroken. In SIE, a text of a
 * line stands after a date.
 */
export const toSieVoucher = ({ date, registeredOn, text, lines }: Voucher): SieVoucher => ({
  series: '',
  number: '',
  date,
  registeredOn,
  text,
  lines: lines.map((line) => (line.text === undefined ? line : { ...line, date })),
});

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
