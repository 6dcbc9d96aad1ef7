import type { LeaseRow } from '@husrum/contract/lease';
import type { LocalDate } from '@husrum/format';

export interface Move {
  date: LocalDate;
  kind: 'in' | 'out';
  lease: LeaseRow;
}

/** Who moves in and out from the one day to the other, in order; the same lease can do both. */
export const movesOf = (leases: readonly LeaseRow[], from: LocalDate, to: LocalDate): Move[] =>
  leases
    .flatMap((lease): Move[] => [
      { date: lease.start, kind: 'in', lease },
      ...(lease.stop === null ? [] : [{ date: lease.stop, kind: 'out' as const, lease }]),
    ])
    .filter(({ date }) => date >= from && date <= to)
    .sort((a, b) => (a.date === b.date ? a.kind.localeCompare(b.kind) : a.date < b.date ? -1 : 1));
