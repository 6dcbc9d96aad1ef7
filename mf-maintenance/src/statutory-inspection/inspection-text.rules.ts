import { type InspectionRequirement, inspectionFactLabel } from '@husrum/contract/statutory-inspection';
import { inspectionTexts } from './inspection.texts';

const MONTHS_PER_YEAR = 12;

/** `3 år`, `1 år`, `18 månader`. */
export const formatMonths = (months: number): string => {
  if (months % MONTHS_PER_YEAR === 0) return `${months / MONTHS_PER_YEAR} år`;
  return months === 1 ? '1 månad' : `${months} månader`;
};

const lowercaseFirst = (text: string): string => text.charAt(0).toLocaleLowerCase('sv') + text.slice(1);

/**
 * Why a requirement is unknown or the inspection must be repeated: `Ange: ventilation`. The result is null without a reason.
 */
export const describeReason = ({
  reason,
  missing,
}: Pick<InspectionRequirement, 'reason' | 'missing'>): string | null => {
  if (reason === null) return null;
  return reason === 'FACTS'
    ? inspectionTexts.missing(missing.map((fact) => lowercaseFirst(inspectionFactLabel[fact])).join(', '))
    : inspectionTexts.reason[reason];
};
