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

/** The latest of the inspection of an installation and that of all installations of the kind. */
export const latestOf = <I extends { readonly performed_on: string }>(
  own: I | undefined,
  shared: I | undefined,
): I | undefined =>
  own && shared ? (compareDates(own.performed_on, shared.performed_on) < 0 ? shared : own) : (own ?? shared);

/** The inspections of an installation and those of all installations of the kind, the oldest first. */
export const mergeHistory = <I extends { readonly performed_on: string }>(
  own: readonly I[] | undefined,
  shared: readonly I[] | undefined,
): readonly I[] | undefined =>
  own && shared
    ? [...own, ...shared].sort((a, b) => compareDates(a.performed_on, b.performed_on))
    : (own ?? shared);

/** The earliest of the activity for an installation and that for all installations of the kind. */
export const earliestOf = <A extends { readonly day: string }>(
  own: A | undefined,
  shared: A | undefined,
): A | undefined => (own && shared && compareDates(own.day, shared.day) > 0 ? shared : (own ?? shared));
