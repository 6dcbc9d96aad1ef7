import type { RunKind } from '@husrum/contract/job-run';
import { monthLabel } from '@husrum/format';

const say: Readonly<Record<RunKind, (period: string) => string>> = {
  GENERATE: (month) => `Hyresavier för ${monthLabel(month)}`,
  SEND: (month) => `Utskick av hyresavier för ${monthLabel(month)}`,
  OVERDUE: (day) => `Förfallna hyresavier ${day}`,
  ADJUST: (day) => `Hyresjusteringar ${day}`,
  MAIL: (of) => `Utskick ${of.slice(0, 10)}`,
  ARCHIVE: (day) => `Arkiverade uthyrningar ${day}`,
};

/** What a run is called: `Hyresavier för januari 2027`. */
export const runTitle = (kind: RunKind, period: string): string => say[kind](period);

/** Told once to every user of the account when a run could not do all it should. */
export const failureTold = (title: string, failures: number, reason: string | null) => ({
  title: `${title}: allt kunde inte göras`,
  body: [failures > 1 ? `${failures} misslyckades.` : null, reason].filter((part) => part !== null).join(' '),
});
