import type { NavEntry } from '@husrum/contract/manifest';
import { routes } from '@husrum/contract/routes';
import { searchTexts } from './search.texts';

export interface Command {
  title: string;
  /** More words that the search matches. */
  keywords?: string;
  link: string;
}

const createCommands: readonly Command[] = [
  {
    title: searchTexts.createInvoice,
    keywords: searchTexts.createInvoiceKeywords,
    link: `${routes.invoice.overview()}?skapa=avi`,
  },
  {
    title: searchTexts.createLease,
    keywords: searchTexts.createLeaseKeywords,
    link: routes.lease.create(),
  },
  {
    title: searchTexts.createTenant,
    keywords: searchTexts.createTenantKeywords,
    link: routes.tenant.create(),
  },
  {
    title: searchTexts.createCompany,
    keywords: searchTexts.createCompanyKeywords,
    link: routes.company.create(),
  },
];

/** Commands of the search: create something, or go to a page of the menu. */
export const buildCommands = (entries: readonly NavEntry[]): Command[] => [
  ...createCommands,
  ...entries.flatMap(({ title, link, children }) => [
    { title: searchTexts.goTo(title), link },
    ...children.map((child) => ({ title: searchTexts.goToChild(title, child.title), link: child.link })),
  ]),
];

/** "Gå till lgh 1102" searches for "lgh 1102". */
export const stripCommandPrefix = (text: string): string => text.replace(/^gå till\s+/i, '');
