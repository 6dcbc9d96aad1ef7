import type { RunRow } from '@husrum/contract/job-run';
import { routes } from '@husrum/contract/routes';
import type { BadgeName } from '@husrum/contract/statistics';

export interface ToDo {
  readonly key: string;
  readonly count: number;
  readonly text: string;
  readonly to: string;
}

type Words = readonly [one: string, many: string];
const kinds: readonly { badge: BadgeName; words: Words; to: string }[] = [
  {
    badge: 'invoicebase_error',
    words: ['hyresavi kräver åtgärd', 'hyresavier kräver åtgärd'],
    to: routes.invoice.byStatus({ status: 'error' }),
  },
  {
    badge: 'invoicebase_overdue',
    words: ['hyresavi är förfallen', 'hyresavier är förfallna'],
    to: routes.invoice.byStatus({ status: 'overdue' }),
  },
  {
    badge: 'invoicebase_review',
    words: ['hyresavi att attestera', 'hyresavier att attestera'],
    to: routes.invoice.byStatus({ status: 'review' }),
  },
  {
    badge: 'invoicebase_ready',
    words: ['hyresavi redo att skickas', 'hyresavier redo att skickas'],
    to: routes.invoice.byStatus({ status: 'ready' }),
  },
  {
    badge: 'lease_ending',
    words: ['uthyrning upphör snart', 'uthyrningar upphör snart'],
    to: routes.lease.byState({ filter: 'ending' }),
  },
  {
    badge: 'ticket_new',
    words: ['nytt ärende', 'nya ärenden'],
    to: routes.ticket.byStatus({ status: 'new' }),
  },
];

const wordFor = (count: number, [one, many]: Words): string => (count === 1 ? one : many);

const causeOf = ({ company, error }: RunRow): string => [company?.name, error].filter(Boolean).join(': ');

/** Runs that failed, those of one company for one reason together: `Åkerö AB: Bankgiro och plusgiro saknas …`. */
const failedRuns = (runs: readonly RunRow[]): ToDo[] =>
  [...new Set(runs.map(causeOf))].map((cause) => {
    const alike = runs.filter((run) => causeOf(run) === cause);
    const [only] = alike.length === 1 ? alike : [];
    const words = wordFor(alike.length, ['körning misslyckades', 'körningar misslyckades']);
    return {
      key: `run ${cause}`,
      count: alike.length,
      text: cause === '' ? words : `${words}. ${cause}`,
      to: only ? routes.economy.run({ id: only.id }) : routes.economy.runs({}, { status: 'FAILED' }),
    };
  });

const unbilledPeriods = (count: number): ToDo[] =>
  count === 0
    ? []
    : [
        {
          key: 'unbilled',
          count,
          text: wordFor(count, ['ofakturerad period', 'ofakturerade perioder']),
          to: routes.economy.unbilled(),
        },
      ];

export interface Waiting {
  badges: Readonly<Record<BadgeName, number>>;
  /** Those that could not do all they should. */
  failed?: readonly RunRow[] | undefined;
  /** How many periods of leases have no invoice. */
  unbilled?: number | undefined;
}

/** What waits for the landlord, most urgent first; nothing that is empty. */
export const toDoList = ({ badges, failed = [], unbilled = 0 }: Waiting): ToDo[] => [
  ...failedRuns(failed),
  ...kinds.flatMap(({ badge, words, to }) => {
    const count = badges[badge];
    return count > 0 ? [{ key: badge, count, text: wordFor(count, words), to }] : [];
  }),
  ...unbilledPeriods(unbilled),
];

/** The sentence under the greeting. */
export const toDoSentence = (list: readonly ToDo[]): string => {
  const count = list.reduce((sum, item) => sum + item.count, 0);
  if (count === 0) return 'Inget väntar på dig just nu.';
  return `${count} ${count === 1 ? 'sak' : 'saker'} att göra.`;
};

/** Good morning until nine, good evening from eighteen, by the hour in Stockholm. */
export const greeting = (hour: number): string => {
  if (hour >= 5 && hour < 9) return 'God morgon';
  if (hour >= 18 || hour < 5) return 'God kväll';
  return 'Hej';
};
