/**
 * OVERDUE: the due day has passed. DUE: the due day is near. PLANNED: the due day is near, and an activity is planned for it.
 * UNKNOWN: a fact, the municipality's interval or the last inspection is missing. DONE: there is nothing to do for now.
 */
export const inspectionStatuses = ['OVERDUE', 'DUE', 'PLANNED', 'UNKNOWN', 'DONE'] as const;
export type InspectionStatus = (typeof inspectionStatuses)[number];

/** A requirement is DUE from this many days before its due day, or fewer when its interval is shorter than a year. */
export const DUE_WITHIN_DAYS = 90;

export const inspectionResults = ['APPROVED', 'REMARKS', 'REJECTED'] as const;
export type InspectionResult = (typeof inspectionResults)[number];

/**
 * Why the status of a requirement is unknown, or why the inspection must be repeated: facts are missing, the municipality's
 * interval is missing, nothing is registered, the last result was not approved, or radon was above the reference level.
 */
export const inspectionReasons = ['FACTS', 'INTERVAL', 'NEVER', 'REJECTED', 'RADON'] as const;
export type InspectionReason = (typeof inspectionReasons)[number];

/** Bq/m³ */
export const RADON_REFERENCE_LEVEL = 200;

/** Years that a plan looks ahead. */
export const PLAN_YEARS = 10;
