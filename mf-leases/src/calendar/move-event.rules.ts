import type { LeaseRow } from '@husrum/contract/lease';
import type { LocalDate } from '@husrum/format';

export interface MoveEvent {
  date: LocalDate;
  kind: 'in' | 'out';
  lease: LeaseRow;
}

/** Move-ins and move-outs between the two days, inclusive, by date. One lease can give both. */
export const listMoveEvents = (leases: readonly LeaseRow[], from: LocalDate, to: LocalDate): MoveEvent[] =>
  leases
    .flatMap((lease): MoveEvent[] => [
      { date: lease.start, kind: 'in', lease },
      ...(lease.stop === null ? [] : [{ date: lease.stop, kind: 'out' as const, lease }]),
    ])
    .filter(({ date }) => date >= from && date <= to)
    .sort((a, b) => (a.date === b.date ? a.kind.localeCompare(b.kind) : a.date < b.date ? -1 : 1));
