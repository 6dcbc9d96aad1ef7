/** MAIL is started by a user, the others by the schedule. */
export const jobRunKinds = ['GENERATE', 'SEND', 'OVERDUE', 'ADJUST', 'ARCHIVE', 'MAIL'] as const;
export type JobRunKind = (typeof jobRunKinds)[number];
export const jobRunStatuses = ['RUNNING', 'DONE', 'FAILED'] as const;
export type JobRunStatus = (typeof jobRunStatuses)[number];
/** The results of an item. */
export const jobRunOutcomes = ['MADE', 'SKIPPED', 'FAILED'] as const;
export type JobRunOutcome = (typeof jobRunOutcomes)[number];
