import { type LedgerLineKind, ledgerLineKinds } from '@husrum/contract/ledger';
import { compareDates, type LocalDate } from '@husrum/format';

/** Something that changes what a tenant owes. */
export interface LedgerEvent {
  readonly kind: LedgerLineKind;
  /** The id of the invoice or of the payment; in the ledger of a lease, of the part of a payment that an invoice got. */
  readonly id: number;
  readonly day: LocalDate;
  /** Öre. Positive: the tenant owes more. */
  readonly ore: number;
}

/** What decides whether an event is in the ledger of a lease. */
export interface LeaseEvent {
  /** The lease of its invoice. */
  readonly leaseId: number | null;
  /** Whether it changes what is left of the invoice. Payments and payouts do not: the invoice gets parts of payments. */
  readonly isOfInvoice: boolean;
}

/** The ledger of a lease has the events of its invoices, and the parts of payments that those got (docs/domain-rules.md, D-26). */
export const eventsOfLease = <Event extends LedgerEvent>(
  leaseId: number,
  events: readonly (Event & LeaseEvent)[],
  paymentParts: readonly Event[],
): readonly Event[] => [
  ...events.filter((event) => event.leaseId === leaseId && event.isOfInvoice),
  ...paymentParts,
];

const compareEvents = (a: LedgerEvent, b: LedgerEvent): number =>
  compareDates(a.day, b.day) ||
  ledgerLineKinds.indexOf(a.kind) - ledgerLineKinds.indexOf(b.kind) ||
  a.id - b.id;

export interface Ledger<Event extends LedgerEvent> {
  /** What was owed before the first day, in öre. */
  readonly openingOre: number;
  /** The events of the days, oldest first, each with what is owed after it. */
  readonly entries: readonly (Event & { readonly balanceOre: number })[];
  /** What was owed after the last day. */
  readonly closingOre: number;
}

/** The ledger of some days (docs/domain-rules.md, D-26). Null as a day: from the beginning, or to the end. */
export const makeLedger = <Event extends LedgerEvent>(
  events: readonly Event[],
  { from, to }: { readonly from: LocalDate | null; readonly to: LocalDate | null },
): Ledger<Event> => {
  const isBefore = ({ day }: Event) => from !== null && day < from;
  const openingOre = events.filter(isBefore).reduce((sum, { ore }) => sum + ore, 0);
  const shown = events.filter((event) => !isBefore(event) && (to === null || event.day <= to));
  let balanceOre = openingOre;
  const entries = shown.toSorted(compareEvents).map((event) => {
    balanceOre += event.ore;
    return { ...event, balanceOre };
  });
  return { openingOre, entries, closingOre: balanceOre };
};
