import {
  countFactOfKind,
  type InspectionFacts,
  type InspectionKind,
  isInstalledKind,
} from '@husrum/contract/statutory-inspection';
import { compareDates } from '@husrum/format';

/** The number of installations of the kind by the facts of the building; null if unknown, and for kinds without a count. */
export const countInstallations = (kind: InspectionKind, facts: InspectionFacts): number | null =>
  isInstalledKind(kind) ? facts[countFactOfKind[kind]] : null;

/** The facts with an unknown count replaced by the number of registered installations. */
export const withInstallationCount = (
  kind: InspectionKind,
  facts: InspectionFacts,
  installations: number,
): InspectionFacts =>
  isInstalledKind(kind) && installations > 0 && countInstallations(kind, facts) === null
    ? { ...facts, [countFactOfKind[kind]]: installations }
    : facts;

/** The later one of two last inspections: that of the installation (`own`), and that of all installations of the kind (`shared`). */
export const laterInspection = <I extends { readonly performed_on: string }>(
  own: I | undefined,
  shared: I | undefined,
): I | undefined =>
  own && shared ? (compareDates(own.performed_on, shared.performed_on) < 0 ? shared : own) : (own ?? shared);

interface LastOfInstallation {
  readonly installation: { readonly id: number } | null;
  readonly last_on: string | null;
}
/**
 * Whether an inspection on the day is the latest one of any of the requirements that it counts for, and the installations that
 * have been inspected on that day or later. Their planned activities are still to be done.
 */
export const compareWithLast = (
  requirements: readonly LastOfInstallation[],
  performedOn: string,
): { isLatest: boolean; inspectedSince: number[] } => {
  const since = requirements.filter(({ last_on }) => last_on !== null && last_on >= performedOn);
  return {
    isLatest: since.length < requirements.length,
    inspectedSince: since.flatMap(({ installation }) => installation?.id ?? []),
  };
};

/** The inspections of an installation and those of all installations of the kind, the oldest first. */
export const mergeHistory = <I extends { readonly performed_on: string }>(
  own: readonly I[] | undefined,
  shared: readonly I[] | undefined,
): readonly I[] | undefined =>
  own && shared
    ? [...own, ...shared].sort((a, b) => compareDates(a.performed_on, b.performed_on))
    : (own ?? shared);

/** The earlier one of two activities: that for the installation (`own`), and that for all installations of the kind (`shared`). */
export const earlierActivity = <A extends { readonly day: string }>(
  own: A | undefined,
  shared: A | undefined,
): A | undefined => (own && shared && compareDates(own.day, shared.day) > 0 ? shared : (own ?? shared));
