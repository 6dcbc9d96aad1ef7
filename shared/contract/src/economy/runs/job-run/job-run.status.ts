/**
 * What a run does:
 * - GENERATE: creates the invoices of a month
 * - SEND: sends the invoices of a month that GENERATE has created
 * - OVERDUE: marks the invoices that have become overdue
 * - ADJUST: executes the rent adjustments of a day
 * - ARCHIVE: archives leases that have ended
 * - MAIL: sends invoices that a user has selected
 * - REMIND: sends reminders that a user has started. The kinds before MAIL are started by the schedule.
 */
export const jobRunKinds = ['GENERATE', 'SEND', 'OVERDUE', 'ADJUST', 'ARCHIVE', 'MAIL', 'REMIND'] as const;
export type JobRunKind = (typeof jobRunKinds)[number];
export const jobRunStatuses = ['RUNNING', 'DONE', 'FAILED'] as const;
export type JobRunStatus = (typeof jobRunStatuses)[number];
/** What became of a task of a run. */
export const jobRunOutcomes = ['MADE', 'SKIPPED', 'FAILED'] as const;
export type JobRunOutcome = (typeof jobRunOutcomes)[number];
