import type { InspectionKind, InspectionResult } from '@husrum/contract/statutory-inspection';
import { addMonths, endOfMonth, type LocalDate } from '@husrum/format';

export interface PastInspection {
  readonly performed_on: LocalDate;
  readonly result: InspectionResult;
}

/** BFS 2025:11 1:15: lifts and doors are due by the end of a month, and each interval follows on the one before. */
const kindsCountedByMonth = ['LIFT', 'GOODS_LIFT', 'MOTOR_DOOR'] as const satisfies readonly InspectionKind[];
/** Kinds whose next due day depends on all earlier inspections: a late inspection does not move the next interval. */
export const kindsDependingOnHistory = [
  ...kindsCountedByMonth,
  'VENTILATION',
] as const satisfies readonly InspectionKind[];

const isCountedByMonth = (kind: InspectionKind): boolean => kindsCountedByMonth.some((one) => one === kind);
export const dependsOnHistory = (kind: InspectionKind): boolean =>
  kindsDependingOnHistory.some((one) => one === kind);

/** BFS 2025:11 2:11 and 6:3: new lifts and doors are inspected for the first time after two years. */
const FIRST_INSPECTION_MONTHS = 24;
/** BFS 2025:11 1:14: how early an inspection can be. After an even earlier inspection, the interval is counted from the day of the inspection. */
const MAX_MONTHS_EARLY = 6;

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
  if (due === undefined || !dependsOnHistory(kind)) return dueAfter(kind, performedOn, months);
  const isByMonth = isCountedByMonth(kind);
  if (performedOn > due)
    return nextAfter(kind, due, months, isByMonth ? endOfMonth(performedOn) : performedOn);
  // BFS 2011:16 3 §: an early ventilation inspection counts from its own day.
  if (!isByMonth) return dueAfter(kind, performedOn, months);
  return performedOn < addMonths(due, -MAX_MONTHS_EARLY)
    ? dueAfter(kind, performedOn, months)
    : dueAfter(kind, due, months);
};

/**
 * The due day after these inspections, which come in order of their days. The result is undefined without any inspection,
 * except for a new lift or door. For kinds that depend on history, a reinspection before the due day does not move it.
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
    const isReinspection = wasRejected && dependsOnHistory(kind) && due !== undefined && performed_on <= due;
    // A lift or door is inspected before it is taken into use.
    const isBeforeUse =
      due !== undefined && commissionedOn !== null && performed_on <= endOfMonth(commissionedOn);
    if (isBeforeUse) due = firstDue(kind, performed_on);
    else if (!isReinspection) due = dueAfterInspection(kind, performed_on, months, due);
    wasRejected = result === 'REJECTED';
  }
  return due;
};

/**
 * `due`, and the due days after it and after today, until `end`. If `due` has passed, the later days are counted from today, or from
 * `due` if a late inspection does not move the next interval.
 */
export const listDueDays = (
  kind: InspectionKind,
  due: LocalDate,
  months: number,
  today: LocalDate,
  end: LocalDate,
): LocalDate[] => {
  const days = due <= end ? [due] : [];
  const base = due < today && !dependsOnHistory(kind) ? today : due;
  for (let count = 1; ; count += 1) {
    const day = dueAfter(kind, base, count * months);
    if (day > end) return days;
    if (day > today) days.push(day);
  }
};
