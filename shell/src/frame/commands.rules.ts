import type { Call } from '@husrum/contract/core';
import { invoiceCalls } from '@husrum/contract/invoice';
import { maintenanceCalls } from '@husrum/contract/maintenance';
import type { NavEntry } from '@husrum/contract/manifest';
import { routes } from '@husrum/contract/routes';
import { userCalls } from '@husrum/contract/user';
import { searchTexts } from './search.texts';

export interface Command {
  title: string;
  /** More words that the search matches. */
  keywords?: string;
  link: string;
  /** The call that the command leads to. Needed when every role may open the page, but not make the call. */
  call?: Call;
}

const createCommands: readonly Command[] = [
  {
    title: searchTexts.createInvoice,
    keywords: searchTexts.createInvoiceKeywords,
    link: `${routes.invoice.overview()}?skapa=avi`,
    call: invoiceCalls.create,
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
  {
    title: searchTexts.createMaintenance,
    keywords: searchTexts.createMaintenanceKeywords,
    link: `${routes.maintenance.overview()}?skapa=aktivitet`,
    call: maintenanceCalls.create,
  },
  {
    title: searchTexts.createTemplate,
    keywords: searchTexts.createTemplateKeywords,
    link: routes.template.create(),
  },
  {
    title: searchTexts.inviteColleague,
    keywords: searchTexts.inviteColleagueKeywords,
    link: routes.setting.users({}, { skapa: 'inbjudan' }),
    call: userCalls.invite,
  },
];

/**
 * Commands of the search: create something, or go to a page of the menu. Contains only pages that the user can open, and
 * calls that the user's role permits.
 */
export const buildCommands = (
  entries: readonly NavEntry[],
  hasPage: (path: string) => boolean,
  can: (call: Call) => boolean,
): Command[] => [
  ...createCommands.filter(({ link, call }) => hasPage(link) && (call === undefined || can(call))),
  ...entries.flatMap(({ title, link, children }) => [
    { title: searchTexts.goTo(title), link },
    ...children.map((child) => ({ title: searchTexts.goToChild(title, child.title), link: child.link })),
  ]),
];

/** "Gå till lgh 1102" searches for "lgh 1102". */
export const stripCommandPrefix = (text: string): string => text.replace(/^gå till\s+/i, '');
