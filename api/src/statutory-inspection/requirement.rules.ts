import {
  assessInspection,
  DUE_WITHIN_DAYS,
  type InspectionFact,
  type InspectionFacts,
  type InspectionKind,
  type InspectionReason,
  type InspectionResult,
  type InspectionStatus,
  PLAN_YEARS,
  RADON_REFERENCE_LEVEL,
} from '@husrum/contract/statutory-inspection';
import { addDays, addMonths, endOfMonth, type LocalDate } from '@husrum/format';

export interface LastInspection {
  readonly performed_on: LocalDate;
  readonly result: InspectionResult;
  readonly reinspect_by: LocalDate | null;
}
export interface PlannedActivity {
  readonly id: number;
  readonly day: LocalDate;
}
export interface RequirementState {
  readonly facts: InspectionFacts;
  readonly last: LastInspection | null;
  /** The interval that the user has set. */
  readonly ownMonths: number | null;
  /** The earliest open activity that does the inspection. */
  readonly planned: PlannedActivity | null;
  /** The day on which the installation was taken into use. */
  readonly commissionedOn?: LocalDate | null;
}
export interface Requirement {
  readonly kind: InspectionKind;
  readonly status: InspectionStatus;
  readonly reason: InspectionReason | null;
  readonly missing: readonly InspectionFact[];
  readonly months: number | null;
  readonly default_months: number | null;
  readonly once: boolean;
  readonly last_on: LocalDate | null;
  readonly last_result: InspectionResult | null;
  readonly due_on: LocalDate | null;
  readonly planned: PlannedActivity | null;
}

/** BFS 2011:12: lifts and doors are due by the end of a month, not on a day. */
const countedByMonth: readonly InspectionKind[] = ['LIFT', 'GOODS_LIFT', 'MOTOR_DOOR'];

const dueAfter = (kind: InspectionKind, from: LocalDate, months: number): LocalDate => {
  const day = addMonths(from, months);
  return countedByMonth.includes(kind) ? endOfMonth(day) : day;
};

/**
 * A new lift or door is inspected for the first time two years after the month in which it was taken into use. Goods lifts and
 * doors have that interval anyway. For passenger lifts it is advice: inspection bodies sum up BFS 2011:12 like that (slpab.se,
 * November 2026), and the county board of Västra Götaland says that the interval is counted from that month.
 */
const FIRST_INSPECTION_MONTHS = 24;

/** A measurement that was noted among the facts counts like an inspection. */
const lastRadon = ({ radon_measured_on, radon_value }: InspectionFacts): LastInspection | null =>
  radon_measured_on === null
    ? null
    : {
        performed_on: radon_measured_on,
        result: radon_value !== null && radon_value > RADON_REFERENCE_LEVEL ? 'REJECTED' : 'APPROVED',
        reinspect_by: null,
      };

const findLast = (kind: InspectionKind, { facts, last }: RequirementState): LastInspection | null => {
  const measured = kind === 'RADON' ? lastRadon(facts) : null;
  if (last === null || measured === null) return last ?? measured;
  return measured.performed_on > last.performed_on ? measured : last;
};

/** The days before the due day from which it is shown as due: shorter for intervals below a year, which would always be due. */
const dueWithinDays = (months: number | null): number =>
  months === null ? DUE_WITHIN_DAYS : Math.min(DUE_WITHIN_DAYS, Math.floor((months * DUE_WITHIN_DAYS) / 12));

const statusOn = (
  today: LocalDate,
  due: LocalDate,
  months: number | null,
  planned: PlannedActivity | null,
): InspectionStatus => {
  if (due < today) return 'OVERDUE';
  if (due > addDays(today, dueWithinDays(months))) return 'DONE';
  // An activity after the due day is too late.
  return planned !== null && planned.day <= due ? 'PLANNED' : 'DUE';
};

/** The requirement of a kind of inspection on a building, or undefined when the building is exempt. */
export const deriveRequirement = (
  kind: InspectionKind,
  state: RequirementState,
  today: LocalDate,
): Requirement | undefined => {
  const assessment = assessInspection(kind, state.facts);
  if (assessment.state === 'EXEMPT') return undefined;
  const last = findLast(kind, state);
  const known = {
    kind,
    missing: assessment.state === 'UNKNOWN' ? assessment.missing : [],
    last_on: last?.performed_on ?? null,
    last_result: last?.result ?? null,
    planned: state.planned,
  };
  const unknown = (reason: InspectionReason, months: number | null, default_months: number | null) => ({
    ...known,
    ...{ status: 'UNKNOWN' as const, reason, months, default_months, once: false, due_on: null },
  });
  if (assessment.state === 'UNKNOWN') return unknown('FACTS', null, null);
  const { interval } = assessment;
  const default_months = typeof interval === 'number' ? interval : null;
  const months = state.ownMonths ?? default_months;
  const once = interval === 'ONCE' && months === null;
  if (months === null && !once) return unknown('INTERVAL', null, null);
  const due = { ...known, months, default_months, once };
  if (last === null) {
    const { commissionedOn } = state;
    if (!commissionedOn || !countedByMonth.includes(kind))
      return { ...unknown('NEVER', months, default_months), once };
    const due_on = dueAfter(kind, commissionedOn, FIRST_INSPECTION_MONTHS);
    return { ...due, due_on, reason: null, status: statusOn(today, due_on, months, state.planned) };
  }
  if (last.result === 'REJECTED') {
    const due_on = last.reinspect_by ?? last.performed_on;
    const reason = last.reinspect_by === null ? ('RADON' as const) : ('REJECTED' as const);
    // Radon above the reference level is to be dealt with at once.
    const status = last.reinspect_by === null ? 'OVERDUE' : statusOn(today, due_on, months, state.planned);
    // A new inspection is always something to do.
    return { ...due, due_on, reason, status: status === 'DONE' ? 'DUE' : status };
  }
  if (months === null) return { ...due, due_on: null, reason: null, status: 'DONE' };
  const due_on = dueAfter(kind, last.performed_on, months);
  return { ...due, due_on, reason: null, status: statusOn(today, due_on, months, state.planned) };
};

/** The days of the requirement until `end`, by default ten years from today. After an overdue one they are counted from today. */
export const listUpcoming = (
  { kind, due_on, months }: Pick<Requirement, 'kind' | 'due_on' | 'months'>,
  today: LocalDate,
  end: LocalDate = addMonths(today, 12 * PLAN_YEARS),
): LocalDate[] => {
  if (due_on === null) return [];
  const days = due_on <= end ? [due_on] : [];
  if (months === null) return days;
  const base = due_on < today ? today : due_on;
  for (let count = 1; ; count += 1) {
    const day = dueAfter(kind, base, count * months);
    if (day > end) return days;
    days.push(day);
  }
};
