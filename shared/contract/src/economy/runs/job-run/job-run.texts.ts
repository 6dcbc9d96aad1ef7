import type { JobRunKind, JobRunOutcome, JobRunStatus } from './job-run.status';

export const jobRunKindLabel: Readonly<Record<JobRunKind, string>> = {
  GENERATE: 'Skapa hyresavier',
  SEND: 'Skicka hyresavier',
  OVERDUE: 'Markera förfallna',
  ADJUST: 'Justera hyror',
  ARCHIVE: 'Arkivera uthyrningar',
  MAIL: 'Utskick',
  REMIND: 'Påminnelser',
};

export const jobRunStatusLabel: Readonly<Record<JobRunStatus, string>> = {
  RUNNING: 'Pågår',
  DONE: 'Klar',
  FAILED: 'Misslyckad',
};

export const jobRunOutcomeLabel: Readonly<Record<JobRunOutcome, string>> = {
  MADE: 'Gjord',
  SKIPPED: 'Överhoppad',
  FAILED: 'Misslyckad',
};
