import type { NavEntry } from '@husrum/contract/manifest';
import { routes } from '@husrum/contract/routes';

export interface Command {
  title: string;
  /** Further words by which it is found. */
  words?: string;
  link: string;
}

const making: readonly Command[] = [
  { title: 'Skapa avi', words: 'hyresavi ny faktura', link: `${routes.invoice.overview()}?skapa=avi` },
  { title: 'Skapa uthyrning', words: 'kontrakt ny', link: routes.lease.create() },
  { title: 'Skapa hyresgäst', words: 'ny', link: routes.tenant.create() },
  { title: 'Skapa företag', words: 'nytt', link: routes.company.create() },
];

/** What can be done from anywhere: make something, or go to a page of the menu. */
export const commandsOf = (entries: readonly NavEntry[]): Command[] => [
  ...making,
  ...entries.flatMap(({ title, link, children }) => [
    { title: `Gå till ${title}`, link },
    ...children.map((child) => ({ title: `Gå till ${title}: ${child.title}`, link: child.link })),
  ]),
];

/** "Gå till lgh 1102" looks for lgh 1102. */
export const soughtIn = (text: string): string => text.replace(/^gå till\s+/i, '');
