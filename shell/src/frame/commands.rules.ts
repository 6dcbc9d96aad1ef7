import type { Noun } from '@husrum/contract/calls';
import type { Permission } from '@husrum/contract/core';
import type { NavEntry } from '@husrum/contract/manifest';
import { areaByNoun } from '@husrum/contract/permission';
import { routes } from '@husrum/contract/routes';
import { commandTexts, searchTexts } from './search.texts';

export interface Command {
  title: string;
  /** More words that the search matches. */
  keywords?: string;
  link: string;
  /**
   * What the command creates. It is set when every role may open the page of the link, but not every role may create
   * something there.
   */
  creates?: Noun;
}

const createCommands: readonly Command[] = [
  {
    ...commandTexts.createInvoice,
    link: `${routes.invoice.overview()}?skapa=avi`,
    creates: 'invoice',
  },
  { ...commandTexts.createLease, link: routes.lease.create() },
  { ...commandTexts.createTenant, link: routes.tenant.create() },
  { ...commandTexts.createCompany, link: routes.company.create() },
  {
    ...commandTexts.createEntity,
    link: routes.entity.overview({}, { skapa: 'objekt' }),
    creates: 'entity',
  },
  {
    ...commandTexts.createTicket,
    link: routes.ticket.overview({}, { skapa: 'arende' }),
    creates: 'ticket',
  },
  { ...commandTexts.createAddon, link: routes.addon.create() },
  { ...commandTexts.adjustRents, link: routes.rentAdjustment.create() },
  { ...commandTexts.createReport, link: routes.report.create() },
  {
    ...commandTexts.createMaintenance,
    link: `${routes.maintenance.overview()}?skapa=aktivitet`,
    creates: 'maintenance',
  },
  { ...commandTexts.createTemplate, link: routes.template.create() },
  {
    ...commandTexts.inviteColleague,
    link: routes.setting.users({}, { skapa: 'inbjudan' }),
    creates: 'user',
  },
  { ...commandTexts.import, link: routes.import.create() },
  { ...commandTexts.connectService, link: routes.integration.create() },
  { ...commandTexts.exportBookkeeping, link: routes.economy.overview({}, { skapa: 'sie' }) },
];

/** The commands of the search that create something or go to a page of the menu, as far as the user may do so. */
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

/** The text without "Gå till": `Gå till lgh 1102` searches for `lgh 1102`. */
export const stripCommandPrefix = (text: string): string => text.replace(/^gå till\s+/i, '');
