import { type LedgerEntryKind, ledgerEntryKinds } from '@husrum/contract/ledger';
import { compareDates, type LocalDate } from '@husrum/format';

/** Something that changes what a tenant owes. */
export interface LedgerEvent {
  readonly kind: LedgerEntryKind;
  /** The id of the invoice or of the payment. */
  readonly id: number;
  readonly day: LocalDate;
  /** Öre. Positive: the tenant owes more. */
  readonly ore: number;
}

const compareEvents = (a: LedgerEvent, b: LedgerEvent): number =>
  compareDates(a.day, b.day) ||
  ledgerEntryKinds.indexOf(a.kind) - ledgerEntryKinds.indexOf(b.kind) ||
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
