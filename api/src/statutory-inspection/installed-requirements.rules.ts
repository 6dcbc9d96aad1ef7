import {
  countFactOfKind,
  type InspectionFacts,
  type InspectionKind,
  isInstalledKind,
} from '@husrum/contract/statutory-inspection';
import { compareDates } from '@husrum/format';

/** How many of the kind the building has by its facts; null when nobody has said, and for kinds without a count. */
export const countInstalled = (kind: InspectionKind, facts: InspectionFacts): number | null =>
  isInstalledKind(kind) ? facts[countFactOfKind[kind]] : null;

/** Where nobody has said how many there are, the installations say it. */
export const withInstalled = (
  kind: InspectionKind,
  facts: InspectionFacts,
  installations: number,
): InspectionFacts =>
  isInstalledKind(kind) && installations > 0 && countInstalled(kind, facts) === null
    ? { ...facts, [countFactOfKind[kind]]: installations }
    : facts;

/** An inspection or activity without an installation counts for all of the kind: the latest of both. */
export const latestOf = <I extends { readonly performed_on: string }>(
  own: I | undefined,
  shared: I | undefined,
): I | undefined =>
  own && shared ? (compareDates(own.performed_on, shared.performed_on) < 0 ? shared : own) : (own ?? shared);

/** The earliest of both. */
export const earliestOf = <A extends { readonly day: string }>(
  own: A | undefined,
  shared: A | undefined,
): A | undefined =>
  own && shared ? (compareDates(own.day, shared.day) > 0 ? shared : own) : (own ?? shared);
