import {
  assessInspection,
  DUE_WITHIN_DAYS,
  type InspectionFactKey,
  type InspectionFacts,
  type InspectionKind,
  type InspectionReason,
  type InspectionResult,
  type InspectionStatus,
  PLAN_YEARS,
  RADON_REFERENCE_LEVEL,
} from '@husrum/contract/statutory-inspection';
import { addDays, addMonths, type LocalDate } from '@husrum/format';
import { dependsOnHistory, listDueDays, nextDue, type PastInspection } from './next-due.rules';

export interface LastInspection extends PastInspection {
  readonly reinspect_by: LocalDate | null;
}
export interface PlannedActivity {
  readonly id: number;
  readonly day: LocalDate;
}
export interface RequirementState {
  readonly facts: InspectionFacts;
  readonly last: LastInspection | null;
  /** All inspections, the oldest first, for kinds whose next due day depends on them. By default it is only the last one. */
  readonly inspections?: readonly PastInspection[] | undefined;
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
  /** The facts that must be known to decide whether the requirement applies. */
  readonly missing: readonly InspectionFactKey[];
  /** The interval that applies: that of the user, or else that of the catalogue. */
  readonly months: number | null;
  /** The interval of the catalogue. */
  readonly default_months: number | null;
  /** Whether the inspection is done a single time. */
  readonly once: boolean;
  readonly last_on: LocalDate | null;
  readonly last_result: InspectionResult | null;
  readonly due_on: LocalDate | null;
  /** After a rejection, if the reinspection does not move the interval: the regular due day, from which later days are counted. */
  readonly regular_due_on: LocalDate | null;
  readonly planned: PlannedActivity | null;
}

/** A radon measurement that is saved as a fact counts as an inspection. */
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

/**
 * The number of days before the due day from which the status is DUE. It is shorter for intervals below a year, which would
 * otherwise always be due.
 */
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
  const sharedValues = {
    kind,
    missing: assessment.state === 'UNKNOWN' ? assessment.missing : [],
    last_on: last?.performed_on ?? null,
    last_result: last?.result ?? null,
    planned: state.planned,
    regular_due_on: null,
  };
  const toUnknown = (reason: InspectionReason, months: number | null, defaultMonths: number | null) => ({
    ...sharedValues,
    status: 'UNKNOWN' as const,
    reason,
    months,
    default_months: defaultMonths,
    once: false,
    due_on: null,
  });
  if (assessment.state === 'UNKNOWN') return toUnknown('FACTS', null, null);
  const { interval } = assessment;
  const defaultMonths = typeof interval === 'number' ? interval : null;
  const months = state.ownMonths ?? defaultMonths;
  const once = interval === 'ONCE' && months === null;
  if (months === null && !once) return toUnknown('INTERVAL', null, null);
  const required = { ...sharedValues, months, default_months: defaultMonths, once };
  const inspections = state.inspections ?? (last === null ? [] : [last]);
  const next = months === null ? undefined : nextDue(kind, inspections, months, state.commissionedOn ?? null);
  if (last === null) {
    if (next === undefined) return { ...toUnknown('NEVER', months, defaultMonths), once };
    return { ...required, due_on: next, reason: null, status: statusOn(today, next, months, state.planned) };
  }
  if (last.result === 'REJECTED') {
    const dueOn = last.reinspect_by ?? last.performed_on;
    const reason = last.reinspect_by === null ? ('RADON' as const) : ('REJECTED' as const);
    // Radon above the reference level must be remedied at once.
    const status = last.reinspect_by === null ? 'OVERDUE' : statusOn(today, dueOn, months, state.planned);
    // A reinspection is always DUE, however long ahead.
    const regularDueOn = dependsOnHistory(kind) ? (next ?? null) : null;
    return {
      ...required,
      due_on: dueOn,
      regular_due_on: regularDueOn,
      reason,
      status: status === 'DONE' ? 'DUE' : status,
    };
  }
  if (next === undefined) return { ...required, due_on: null, reason: null, status: 'DONE' };
  return { ...required, due_on: next, reason: null, status: statusOn(today, next, months, state.planned) };
};

export type DatedRequirement = Pick<Requirement, 'kind' | 'due_on' | 'months'> &
  Partial<Pick<Requirement, 'regular_due_on'>>;

/** The due days of the requirement until `end`, by default ten years from today. An overdue one is first. */
export const listUpcoming = (
  { kind, due_on, months, regular_due_on = null }: DatedRequirement,
  today: LocalDate,
  end: LocalDate = addMonths(today, 12 * PLAN_YEARS),
): LocalDate[] => {
  if (due_on === null) return [];
  if (months === null) return due_on <= end ? [due_on] : [];
  if (regular_due_on === null) return listDueDays(kind, due_on, months, today, end);
  const later = listDueDays(kind, regular_due_on, months, today, end).filter((day) => day > due_on);
  return due_on <= end ? [due_on, ...later] : later;
};
