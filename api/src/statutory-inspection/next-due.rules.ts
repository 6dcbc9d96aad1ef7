import type { InspectionKind, InspectionResult } from '@husrum/contract/statutory-inspection';
import { addMonths, endOfMonth, type LocalDate } from '@husrum/format';

export interface PastInspection {
  readonly performed_on: LocalDate;
  readonly result: InspectionResult;
}

/** BFS 2025:11 1:15: lifts and doors are due by the end of a month, and each interval follows on the one before. */
const kindsCountedByMonth = ['LIFT', 'GOODS_LIFT', 'MOTOR_DOOR'] as const satisfies readonly InspectionKind[];
/** Kinds whose next day depends on earlier inspections: a late one does not move the next interval. */
export const kindsWithHistory = [
  ...kindsCountedByMonth,
  'VENTILATION',
] as const satisfies readonly InspectionKind[];

const isCountedByMonth = (kind: InspectionKind): boolean => kindsCountedByMonth.some((one) => one === kind);
export const hasHistory = (kind: InspectionKind): boolean => kindsWithHistory.some((one) => one === kind);

/** BFS 2025:11 2:11 and 6:3: new lifts and doors are inspected for the first time after two years. */
const FIRST_INSPECTION_MONTHS = 24;
/** BFS 2025:11 1:14. An inspection before that shortens the interval. */
const EARLIEST_MONTHS_BEFORE = 6;

const dueAfter = (kind: InspectionKind, from: LocalDate, months: number): LocalDate => {
  const day = addMonths(from, months);
  return isCountedByMonth(kind) ? endOfMonth(day) : day;
};

/** The first day after `day` at whole intervals from `due`. */
const nextAfter = (kind: InspectionKind, due: LocalDate, months: number, day: LocalDate): LocalDate => {
  for (let count = 1; ; count += 1) {
    const next = dueAfter(kind, due, count * months);
    if (next > day) return next;
  }
};

/** The first due day of a new lift or door, counted from the month in which it was taken into use; undefined for other kinds. */
export const firstDue = (kind: InspectionKind, commissionedOn: LocalDate | null): LocalDate | undefined =>
  commissionedOn !== null && isCountedByMonth(kind)
    ? dueAfter(kind, commissionedOn, FIRST_INSPECTION_MONTHS)
    : undefined;

/** The next due day after an inspection that was due on `due`. */
const dueAfterInspection = (
  kind: InspectionKind,
  performedOn: LocalDate,
  months: number,
  due: LocalDate | undefined,
): LocalDate => {
  if (due === undefined || !hasHistory(kind)) return dueAfter(kind, performedOn, months);
  const isByMonth = isCountedByMonth(kind);
  if (performedOn > due)
    return nextAfter(kind, due, months, isByMonth ? endOfMonth(performedOn) : performedOn);
  // BFS 2011:16 3 §: an early ventilation inspection counts from its own day.
  if (!isByMonth) return dueAfter(kind, performedOn, months);
  return performedOn < addMonths(due, -EARLIEST_MONTHS_BEFORE)
    ? dueAfter(kind, performedOn, months)
    : dueAfter(kind, due, months);
};

/**
 * The due day after the inspections, the oldest first; undefined without any, unless it is a new lift or door. A new inspection of
 * what was rejected does not move it.
 */
export const nextDue = (
  kind: InspectionKind,
  inspections: readonly PastInspection[],
  months: number,
  commissionedOn: LocalDate | null,
): LocalDate | undefined => {
  let due = firstDue(kind, commissionedOn);
  let wasRejected = false;
  for (const { performed_on, result } of inspections) {
    const isReinspection = wasRejected && hasHistory(kind) && due !== undefined && performed_on <= due;
    // The inspection before a lift or door is taken into use.
    const isFirst =
      due !== undefined && commissionedOn !== null && performed_on <= endOfMonth(commissionedOn);
    if (isFirst) due = firstDue(kind, performed_on);
    else if (!isReinspection) due = dueAfterInspection(kind, performed_on, months, due);
    wasRejected = result === 'REJECTED';
  }
  return due;
};

/** The days from `due` until `end`. After an overdue one they are counted from today, or by the law's own intervals. */
export const listDueDays = (
  kind: InspectionKind,
  due: LocalDate,
  months: number,
  today: LocalDate,
  end: LocalDate,
): LocalDate[] => {
  const days = due <= end ? [due] : [];
  const base = due < today && !hasHistory(kind) ? today : due;
  for (let count = 1; ; count += 1) {
    const day = dueAfter(kind, base, count * months);
    if (day > end) return days;
    if (day > today) days.push(day);
  }
};
