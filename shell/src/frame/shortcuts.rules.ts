import { routes } from '@husrum/contract/routes';

export interface Shortcut {
  key: string;
  title: string;
  link: string;
}

/** After `g`, by the first letter of what one goes to. */
export const goTo: readonly Shortcut[] = [
  { key: 'ö', title: 'Översikt', link: routes.home.dashboard() },
  { key: 'f', title: 'Företag', link: routes.company.overview() },
  { key: 'o', title: 'Objekt', link: routes.entity.overview() },
  { key: 'h', title: 'Hyresgäster', link: routes.tenant.overview() },
  { key: 'l', title: 'Uthyrningar', link: routes.lease.overview() },
  { key: 'a', title: 'Hyresavier', link: routes.invoice.overview() },
  { key: 'e', title: 'Ekonomi', link: routes.economy.overview() },
  { key: 'ä', title: 'Ärenden', link: routes.ticket.overview() },
  { key: 'r', title: 'Rapporter', link: routes.report.premade() },
];

export const goalOf = (key: string): string | undefined =>
  goTo.find((shortcut) => shortcut.key === key.toLocaleLowerCase('sv'))?.link;

/** What else the keyboard does, for the overview of it. */
export const others: readonly { keys: readonly string[]; title: string }[] = [
  { keys: ['Ctrl K', '⌘ K'], title: 'Sök, skapa och gå till' },
  { keys: ['j', 'k'], title: 'Nästa och föregående rad i en lista' },
  { keys: ['Enter'], title: 'Öppna raden' },
  { keys: ['Esc'], title: 'Stäng det översta' },
  { keys: ['?'], title: 'Visa den här hjälpen' },
];
