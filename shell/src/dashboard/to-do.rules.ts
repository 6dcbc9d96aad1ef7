import { type BadgeName, routes } from '@husrum/contract';

export interface ToDo {
  readonly badge: BadgeName;
  readonly count: number;
  readonly text: string;
  readonly to: string;
}

type Words = readonly [one: string, many: string];
const kinds: readonly { badge: BadgeName; words: Words; to: string }[] = [
  {
    badge: 'invoicebase_error',
    words: ['hyresavi kräver åtgärd', 'hyresavier kräver åtgärd'],
    to: routes.invoicebase.byStatus({ status: 'error' }),
  },
  {
    badge: 'invoicebase_overdue',
    words: ['hyresavi är förfallen', 'hyresavier är förfallna'],
    to: routes.invoicebase.byStatus({ status: 'overdue' }),
  },
  {
    badge: 'invoicebase_review',
    words: ['hyresavi att attestera', 'hyresavier att attestera'],
    to: routes.invoicebase.byStatus({ status: 'review' }),
  },
  {
    badge: 'invoicebase_ready',
    words: ['hyresavi redo att skickas', 'hyresavier redo att skickas'],
    to: routes.invoicebase.byStatus({ status: 'ready' }),
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

/** What waits for the landlord, most urgent first; nothing that is empty. */
export const toDoList = (badges: Readonly<Record<BadgeName, number>>): ToDo[] =>
  kinds
    .map(({ badge, words, to }) => ({
      badge,
      to,
      count: badges[badge],
      text: badges[badge] === 1 ? words[0] : words[1],
    }))
    .filter(({ count }) => count > 0);

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
