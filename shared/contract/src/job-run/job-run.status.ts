/** What the server does by itself, and MAIL: what a person has asked it to send. */
export const runKinds = ['GENERATE', 'SEND', 'OVERDUE', 'ADJUST', 'ARCHIVE', 'MAIL'] as const;
export type RunKind = (typeof runKinds)[number];
export const runKindLabel: Readonly<Record<RunKind, string>> = {
  GENERATE: 'Skapa hyresavier',
  SEND: 'Skicka hyresavier',
  OVERDUE: 'Markera förfallna',
  ADJUST: 'Justera hyror',
  ARCHIVE: 'Arkivera uthyrningar',
  MAIL: 'Utskick',
};

export const runStatuses = ['RUNNING', 'DONE', 'FAILED'] as const;
export type RunStatus = (typeof runStatuses)[number];
export const runStatusLabel: Readonly<Record<RunStatus, string>> = {
  RUNNING: 'Pågår',
  DONE: 'Klar',
  FAILED: 'Misslyckad',
};

/** What a run did to one thing. */
export const runOutcomes = ['MADE', 'SKIPPED', 'FAILED'] as const;
export type RunOutcome = (typeof runOutcomes)[number];
export const runOutcomeLabel: Readonly<Record<RunOutcome, string>> = {
  MADE: 'Gjord',
  SKIPPED: 'Överhoppad',
  FAILED: 'Misslyckad',
};

/** How the days of a gap become invoices: one for all of it, or one for each period. */
export const gapModes = ['ONE', 'PER_PERIOD'] as const;
export type GapMode = (typeof gapModes)[number];
export const gapModeLabel: Readonly<Record<GapMode, string>> = {
  ONE: 'En avi för hela tiden',
  PER_PERIOD: 'En avi per period',
};
