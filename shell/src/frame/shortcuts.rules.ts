import { routes } from '@husrum/contract/routes';
import { shortcutTexts } from './shortcuts.texts';

export interface Shortcut {
  /** The key that follows `g`. */
  key: string;
  title: string;
  link: string;
}

/** The pages that `g` and a key open. The key is the first letter of the page's title, except `a` (avier) for invoices. */
export const navigationShortcuts: readonly Shortcut[] = [
  { key: 'ö', title: shortcutTexts.dashboard, link: routes.home.dashboard() },
  { key: 'f', title: shortcutTexts.companies, link: routes.company.overview() },
  { key: 'o', title: shortcutTexts.entities, link: routes.entity.overview() },
  { key: 'h', title: shortcutTexts.tenants, link: routes.tenant.overview() },
  { key: 'l', title: shortcutTexts.leases, link: routes.lease.overview() },
  { key: 'a', title: shortcutTexts.invoices, link: routes.invoice.overview() },
  { key: 'e', title: shortcutTexts.economy, link: routes.economy.overview() },
  { key: 'ä', title: shortcutTexts.tickets, link: routes.ticket.overview() },
  { key: 'd', title: shortcutTexts.fieldWork, link: routes.fieldWork.today() },
  { key: 't', title: shortcutTexts.maintenance, link: routes.maintenance.overview() },
  { key: 'r', title: shortcutTexts.reports, link: routes.report.create() },
];

/** The page that `g` followed by the key opens; undefined for another key, or when the user cannot open the page. */
export const findShortcutLink = (key: string, hasPage: (path: string) => boolean): string | undefined =>
  navigationShortcuts
    .filter(({ link }) => hasPage(link))
    .find((shortcut) => shortcut.key === key.toLocaleLowerCase('sv'))?.link;

/** All other shortcuts, for the help dialog. */
export const generalShortcuts: readonly { keys: readonly string[]; title: string }[] = [
  { keys: ['Ctrl K', '⌘ K'], title: shortcutTexts.search },
  { keys: ['j', 'k'], title: shortcutTexts.nextOrPreviousRow },
  { keys: ['Enter'], title: shortcutTexts.openRow },
  { keys: ['←', '→', 'T'], title: shortcutTexts.calendarKeys },
  { keys: ['Esc'], title: shortcutTexts.close },
  { keys: ['?'], title: shortcutTexts.help },
];
