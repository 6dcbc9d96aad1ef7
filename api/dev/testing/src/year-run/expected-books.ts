/*
 * What the books of a year must be, computed from what the landlord did by a second way that shares no code with the product. Amounts are
 * in öre, days are YYYY-MM-DD.
 */

export interface Terms {
  /** Öre a month, without VAT. */
  readonly rent: number;
  readonly vatRate: 0 | 25;
  readonly incomeAccount: number;
  readonly vatAccount: number;
}
export interface CompanyBooks {
  readonly method: 'SENT' | 'ACCRUED' | 'CASH';
  /** The first month of the fiscal year, 1–12. */
  readonly yearStart: number;
  /** Whether an accounting program has the books: it rounds off no öre of payments. */
  readonly isInProgram?: boolean;
}
interface Settled {
  readonly day: string;
  readonly ore: number;
}
export interface ExpectedInvoice {
  readonly tenant: number;
  readonly terms: Terms;
  readonly months: readonly string[];
  readonly sentOn: string;
  readonly net: number;
  readonly vat: number;
  readonly pay: number;
  left: number;
  cancelledOn: string | null;
  creditedOn: string | null;
  readonly settled: Settled[];
  /** What was booked as income, by account, of an invoice that is booked when it is paid. */
  readonly earned: Map<number, number>;
  dropped: number;
  isClosed: boolean;
}
export interface ExpectedPayment {
  readonly tenant: number;
  readonly invoices: readonly ExpectedInvoice[];
  readonly day: string;
  readonly ore: number;
}
interface Posting {
  readonly day: string;
  readonly account: number;
  readonly ore: number;
}
interface Credit {
  ore: number;
}

const CUSTOMERS = 1510;
const BANK = 1930;
const PREPAID = 2970;
const ROUNDING = 3740;

const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
export const lastDayOf = (month: string): string => {
  const next = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 1, 12));
  return new Date(next.getTime() - 86_400_000).toISOString().slice(0, 10);
};
export const monthAfter = (month: string, months = 1): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1 + months, 1, 12))
    .toISOString()
    .slice(0, 7);

/** The last day of the fiscal year that has the day. */
const yearEnd = (day: string, yearStart: number): string => {
  let month = day.slice(0, 7);
  while (Number(monthAfter(month).slice(5)) !== yearStart) month = monthAfter(month);
  return lastDayOf(month);
};

/** The books of one company. */
export class ExpectedBooks {
  readonly postings: Posting[] = [];
  /** What changes what a tenant owes, on the day on which it happened. */
  private readonly owed: { readonly tenant: number; readonly day: string; readonly ore: number }[] = [];
  readonly invoices: ExpectedInvoice[] = [];
  private readonly credits = new Map<number, Credit[]>();
  private lockedThrough = '';

  constructor(private readonly books: CompanyBooks) {}

  lock(through: string): void {
    this.lockedThrough = through;
  }

  /** The first open day from the day on. */
  private openDay(day: string): string {
    return day > this.lockedThrough ? day : nextDay(this.lockedThrough);
  }

  private post(day: string, ...lines: readonly (readonly [account: number, ore: number])[]): void {
    if (lines.reduce((sum, [, ore]) => sum + ore, 0) !== 0) throw new Error(`unbalanced on ${day}`);
    for (const [account, ore] of lines)
      if (ore !== 0) this.postings.push({ day: this.openDay(day), account, ore });
  }

  private owe(tenant: number, day: string, ore: number): void {
    this.owed.push({ tenant, day, ore });
  }

  /** An invoice for whole months, whose amount is rounded to kronor. Credit of the tenant is taken first. */
  send(tenant: number, terms: Terms, months: readonly string[], sentOn: string): ExpectedInvoice {
    const net = terms.rent * months.length;
    const vat = Math.round((net * terms.vatRate) / 100);
    const pay = Math.round((net + vat) / 100) * 100;
    const invoice: ExpectedInvoice = {
      ...{ tenant, terms, months, sentOn, net, vat, pay, left: pay, cancelledOn: null, creditedOn: null },
      ...{ settled: [], earned: new Map(), dropped: 0, isClosed: false },
    };
    this.invoices.push(invoice);
    this.owe(tenant, sentOn, pay);
    if (this.books.method !== 'CASH') this.postSending(invoice, sentOn, 1);
    for (const credit of this.credits.get(tenant) ?? []) {
      const ore = Math.min(credit.ore, invoice.left);
      credit.ore -= ore;
      if (ore > 0) this.settle(invoice, sentOn, ore);
    }
    return invoice;
  }

  private postSending(
    { terms, months, sentOn, net, vat, pay }: ExpectedInvoice,
    day: string,
    sign: 1 | -1,
  ): void {
    const later = this.books.method === 'ACCRUED' ? months.filter((month) => month > sentOn.slice(0, 7)) : [];
    const laterOre = later.length * terms.rent;
    this.post(
      day,
      [CUSTOMERS, sign * pay],
      [terms.incomeAccount, -sign * (net - laterOre)],
      [PREPAID, -sign * laterOre],
      [terms.vatAccount, -sign * vat],
      [ROUNDING, -sign * (pay - net - vat)],
    );
    for (const month of later) {
      const first = `${month}-01`;
      this.post(
        first > day ? first : day,
        [PREPAID, sign * terms.rent],
        [terms.incomeAccount, -sign * terms.rent],
      );
    }
  }

  cancel(invoice: ExpectedInvoice, day: string): void {
    invoice.cancelledOn = day;
    invoice.left = 0;
    this.owe(invoice.tenant, day, -invoice.pay);
    if (this.books.method !== 'CASH') this.postSending(invoice, day, -1);
    // The end of a year may have made it income.
    const earned = [...invoice.earned];
    this.post(day, [CUSTOMERS, -earned.reduce((sum, [, ore]) => sum + ore, 0)], ...earned);
  }

  /** Credits all of an invoice that nobody has paid, and sends the credit invoice. */
  credit(invoice: ExpectedInvoice, day: string): void {
    invoice.creditedOn = day;
    invoice.left = 0;
    this.owe(invoice.tenant, day, -invoice.pay);
    this.postSending(invoice, day, -1);
  }

  /**
   * Money that is registered together. Each payment pays its own invoices, in this order. What they do not need settles, on the day of the
   * registration, others of the tenant that are sent, or becomes credit.
   */
  receive(payments: readonly ExpectedPayment[], today: string): void {
    const surpluses = payments.map((payment) => ({ tenant: payment.tenant, ore: this.pay(payment) }));
    for (const { tenant, ore } of surpluses) {
      let rest = ore;
      for (const invoice of this.invoices) {
        if (invoice.tenant !== tenant || rest === 0) continue;
        const part = Math.min(rest, invoice.left);
        rest -= part;
        if (part > 0) this.settle(invoice, today, part);
      }
      if (rest > 0) this.credits.set(tenant, [...(this.credits.get(tenant) ?? []), { ore: rest }]);
    }
  }

  /** Returns what the invoices of the payment do not need. */
  private pay({ tenant, invoices, day, ore }: ExpectedPayment): number {
    this.owe(tenant, day, -ore);
    this.post(day, [BANK, ore], [CUSTOMERS, -ore]);
    const [only, ...others] = invoices;
    const difference = only === undefined ? 0 : only.left - ore;
    const isClose = difference !== 0 && Math.abs(difference) < 100 && ore >= 100;
    const rounds = others.length === 0 && isClose && this.books.isInProgram !== true;
    const isOpen = only !== undefined && only.left > 0;
    let rest = ore;
    for (const invoice of invoices) {
      const part = Math.min(rest, invoice.left);
      rest -= part;
      if (part > 0) this.settle(invoice, day, part);
    }
    if (!rounds || !isOpen) return rest;
    this.round(only, day, difference);
    return 0;
  }

  private round(invoice: ExpectedInvoice, day: string, difference: number): void {
    this.owe(invoice.tenant, day, -difference);
    if (difference > 0) {
      invoice.left -= difference;
      invoice.dropped += difference;
    }
    if (difference < 0 || this.books.method !== 'CASH' || invoice.isClosed)
      this.post(day, [ROUNDING, difference], [CUSTOMERS, -difference]);
  }

  private settle(invoice: ExpectedInvoice, day: string, ore: number): void {
    invoice.left -= ore;
    invoice.settled.push({ day, ore });
    if (this.books.method === 'CASH' && !invoice.isClosed) this.earn(invoice, day);
  }

  /** Books income up to what is paid, or to all that somebody will pay once the year has ended. */
  private earn(invoice: ExpectedInvoice, day: string): void {
    const { terms, net, vat, pay, dropped, isClosed, settled, earned } = invoice;
    const ore = isClosed ? pay - dropped : settled.reduce((sum, one) => sum + one.ore, 0);
    const vatOre = Math.round((vat * ore) / pay);
    const roundingOre = Math.round(((pay - net - vat) * ore) / pay);
    const target = new Map([
      [terms.incomeAccount, ore - vatOre - roundingOre],
      [terms.vatAccount, vatOre],
      [ROUNDING, roundingOre],
    ]);
    const lines = [...target].map(
      ([account, all]) => [account, -(all - (earned.get(account) ?? 0))] as const,
    );
    this.post(day, [CUSTOMERS, -lines.reduce((sum, [, part]) => sum + part, 0)], ...lines);
    for (const [account, all] of target) earned.set(account, all);
  }

  /** What a night does on the day: it closes fiscal years that have ended. */
  startDay(day: string): void {
    if (this.books.method !== 'CASH') return;
    for (const invoice of this.invoices) {
      const end = yearEnd(invoice.sentOn, this.books.yearStart);
      if (invoice.isClosed || end >= day || invoice.left === 0 || invoice.cancelledOn !== null) continue;
      invoice.isClosed = true;
      this.earn(invoice, end);
    }
  }

  /** The balance of each account from day to day. Those of 0 are left out. */
  balances(from: string, to: string): Record<number, number> {
    const sums = new Map<number, number>();
    for (const { day, account, ore } of this.postings)
      if (day >= from && day <= to) sums.set(account, (sums.get(account) ?? 0) + ore);
    return Object.fromEntries([...sums].filter(([, ore]) => ore !== 0));
  }

  /** What each tenant owes at the end of the day. Those who owe nothing are left out. */
  owedOn(last: string): Map<number, number> {
    const sums = new Map<number, number>();
    for (const { tenant, day, ore } of this.owed)
      if (day <= last) sums.set(tenant, (sums.get(tenant) ?? 0) + ore);
    return new Map([...sums].filter(([, ore]) => ore !== 0));
  }

  /** The VAT to report for months, as Skatteverket 2024.1/410845 says; with the cash method, what is booked. */
  reportedVat(from: string, to: string): number {
    const isWithin = (month: string) => month >= from && month <= to;
    if (this.books.method === 'CASH')
      return this.postings
        .filter(({ account, day }) => account >= 2600 && account < 2700 && isWithin(day.slice(0, 7)))
        .reduce((sum, { ore }) => sum - ore, 0);
    return this.invoices.reduce((sum, invoice) => sum + this.reportedVatOf(invoice, isWithin), 0);
  }

  private reportedVatOf(
    { months, settled, pay, vat, cancelledOn, creditedOn }: ExpectedInvoice,
    isWithin: (month: string) => boolean,
  ): number {
    if (cancelledOn !== null || vat === 0) return 0;
    const last = months.at(-1) ?? '';
    const parts = new Map<string, number>();
    const add = (month: string, ore: number) => parts.set(month, (parts.get(month) ?? 0) + ore);
    for (const { day, ore } of settled) add([day.slice(0, 7), last].sort()[0] ?? last, ore);
    add(last, pay - settled.reduce((sum, { ore }) => sum + ore, 0));
    let reached = 0;
    // The VAT of a credit invoice comes back in its month, but not before that of the invoice is reported.
    const creditMonth = creditedOn === null ? undefined : [creditedOn.slice(0, 7), last].sort()[1];
    let reported = creditMonth !== undefined && isWithin(creditMonth) ? -vat : 0;
    for (const [month, ore] of [...parts].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const before = Math.round((vat * reached) / pay);
      reached += ore;
      if (isWithin(month)) reported += Math.round((vat * reached) / pay) - before;
    }
    return reported;
  }
}
