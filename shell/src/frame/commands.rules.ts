import type { Noun } from '@husrum/contract/calls';
import type { Permission } from '@husrum/contract/core';
import type { NavEntry } from '@husrum/contract/manifest';
import { areaByNoun } from '@husrum/contract/permission';
import { routes } from '@husrum/contract/routes';
import { searchTexts } from './search.texts';

export interface Command {
  title: string;
  /** More words that the search matches. */
  keywords?: string;
  link: string;
  /** What the command creates. Needed when every role may open the page, but not create it. */
  creates?: Noun;
}

const createCommands: readonly Command[] = [
  {
    title: searchTexts.createInvoice,
    keywords: searchTexts.createInvoiceKeywords,
    link: `${routes.invoice.overview()}?skapa=avi`,
    creates: 'invoice',
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
    title: searchTexts.createEntity,
    keywords: searchTexts.createEntityKeywords,
    link: routes.entity.overview({}, { skapa: 'objekt' }),
    creates: 'entity',
  },
  {
    title: searchTexts.createTicket,
    keywords: searchTexts.createTicketKeywords,
    link: routes.ticket.overview({}, { skapa: 'arende' }),
    creates: 'ticket',
  },
  {
    title: searchTexts.createAddon,
    keywords: searchTexts.createAddonKeywords,
    link: routes.addon.create(),
  },
  {
    title: searchTexts.adjustRents,
    keywords: searchTexts.adjustRentsKeywords,
    link: routes.rentAdjustment.create(),
  },
  {
    title: searchTexts.createReport,
    keywords: searchTexts.createReportKeywords,
    link: routes.report.create(),
  },
  {
    title: searchTexts.createMaintenance,
    keywords: searchTexts.createMaintenanceKeywords,
    link: `${routes.maintenance.overview()}?skapa=aktivitet`,
    creates: 'maintenance',
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
    creates: 'user',
  },
  {
    title: searchTexts.import,
    keywords: searchTexts.importKeywords,
    link: routes.import.create(),
  },
  {
    title: searchTexts.connectService,
    keywords: searchTexts.connectServiceKeywords,
    link: routes.integration.create(),
  },
  {
    title: searchTexts.exportBookkeeping,
    keywords: searchTexts.exportBookkeepingKeywords,
    link: routes.economy.overview({}, { skapa: 'sie' }),
  },
];

/**
 * Commands of the search: create something, or go to a page of the menu. Contains only pages that the user can open, and
 * what the user's role permits.
 */
export const buildCommands = (
  entries: readonly NavEntry[],
  hasPage: (path: string) => boolean,
  isPermitted: (permission: Permission) => boolean,
): Command[] => [
  ...createCommands.filter(
    ({ link, creates }) =>
      hasPage(link) && (creates === undefined || isPermitted(`${areaByNoun[creates]}.write`)),
  ),
  ...entries.flatMap(({ title, link, children }) => [
    { title: searchTexts.goTo(title), link },
    ...children.map((child) => ({ title: searchTexts.goToChild(title, child.title), link: child.link })),
  ]),
];

/** "Gå till lgh 1102" searches for "lgh 1102". */
export const stripCommandPrefix = (text: string): string => text.replace(/^gå till\s+/i, '');
