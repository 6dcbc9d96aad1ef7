import {
  type Addon,
  intersect,
  type LeaseTerms,
  overlaps,
  type Period,
  type PlannedRow,
  planInvoice,
  subtractPeriods,
} from '@husrum/api-rent';
import { earliestDate, type LocalDate, latestDate } from '@husrum/format';

/** How the add-ons of a lease changed. */
export interface AddonsChange {
  readonly before: readonly Addon[];
  /** The add-on that a new one continues, by the id of the new one: its rows replace those of the other. */
  readonly continuedIds?: ReadonlyMap<number, number>;
}

interface CalculatedRow {
  /** It is null for rent. */
  readonly lease_addon_id: number | null;
  /** The days of the row. They are null in old rows: such a row has all days of its invoice. */
  readonly start: LocalDate | null;
  readonly stop: LocalDate | null;
}

const daysOf = ({ start, stop }: CalculatedRow, invoice: Period): Period =>
  start === null || stop === null ? invoice : { start, stop };

/** Days that begin or end with an invoice begin or end with it after the change, too, as those of edited rows (D-7). */
const stretch = ({ start, stop }: Period, before: Period, after: Period): Period => ({
  start: start <= before.start ? earliestDate(start, after.start) : start,
  stop: stop >= before.stop ? latestDate(stop, after.stop) : stop,
});

/**
 * The calculated rows of an invoice for its new days. Rows that people have edited or removed stay so, also when they are only
 * some of the rows of the rent or of an add-on (D-4): their days get no row.
 */
export const planRowsAfterChange = (
  lease: LeaseTerms,
  before: Period,
  after: Period,
  calculated: readonly CalculatedRow[],
  change: AddonsChange = { before: lease.addons },
): PlannedRow[] => {
  const existingIds = new Set(calculated.map((row) => row.lease_addon_id));
  // No row of another add-on can have been removed: it had no day in the invoice before.
  const idsBefore = new Set(
    change.before.filter((addon) => intersect(before, addon) !== null).map(({ id }) => id),
  );
  const listDaysBefore = (id: number | null): Period[] =>
    id === null
      ? [before]
      : change.before.flatMap((addon) => (addon.id === id ? (intersect(before, addon) ?? []) : []));
  const listDaysOfPeople = (id: number | null): Period[] => {
    const rows = calculated.filter((row) => row.lease_addon_id === id).map((row) => daysOf(row, before));
    return listDaysBefore(id)
      .flatMap((days) => subtractPeriods(days, rows))
      .map((days) => stretch(days, before, after));
  };
  const planRows = (period: Period) => planInvoice(period, lease.versions, lease.addons).rows;
  return planRows(after).flatMap((row) => {
    const { addonId, period } = row;
    const id = addonId === null ? null : (change.continuedIds?.get(addonId) ?? addonId);
    if (!existingIds.has(id)) return id === null || idsBefore.has(id) ? [] : [row];
    const daysOfPeople = listDaysOfPeople(id).filter((days) => overlaps(days, period));
    if (daysOfPeople.length === 0) return [row];
    return subtractPeriods(period, daysOfPeople).flatMap((part) =>
      planRows(part).filter((each) => each.addonId === addonId),
    );
  });
};
