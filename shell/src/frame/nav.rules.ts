import { type NavEntry, type NavSection, navSections, type Registry } from '@husrum/contract/manifest';
import { findRoute, routes } from '@husrum/contract/routes';
import { type BadgeName, badgeNames } from '@husrum/contract/statistics';
import { frameTexts } from './frame.texts';

/** The shell's own entry. All others come from the deployed remotes. */
const dashboardEntry: NavEntry = {
  section: 'business',
  title: frameTexts.dashboard,
  link: routes.home.dashboard(),
  order: 0,
  icon: 'dashboard',
  badges: [],
  children: [],
};

/** The entry with the pages that the user can open, or an empty list. Without its own page it opens its first child. */
const withAvailablePages =
  (hasPage: (path: string) => boolean) =>
  (entry: NavEntry): NavEntry[] => {
    const children = entry.children.filter(({ link }) => hasPage(link));
    const link = [entry, ...children].map((item) => item.link).find(hasPage);
    return link === undefined ? [] : [{ ...entry, link, children }];
  };

/** The menu: the entries of the deployed remotes, with the pages that the user can open. */
export const buildNav = (
  registry: Registry | undefined,
  hasPage: (path: string) => boolean,
): { section: NavSection; entries: NavEntry[] }[] =>
  navSections
    .map((section) => ({
      section,
      entries: [dashboardEntry, ...(registry?.remotes ?? []).flatMap(({ nav }) => nav)]
        .filter((entry) => entry.section === section)
        .flatMap(withAvailablePages(hasPage))
        .sort((one, other) => one.order - other.order),
    }))
    .filter(({ entries }) => entries.length > 0);

/**
 * The first segment of the path that is not the value of a parameter: `maintenance` in `/entity/7/maintenance/create`, whose
 * route is `/:type/:id/maintenance/create`.
 */
const getSegment = (path: string): string =>
  (findRoute(path)?.pattern ?? path).split('/').find((part) => part !== '' && !part.startsWith(':')) ?? '';

/** Whether the path has the same segment as a page of the entry. */
export const isCurrentEntry = (entry: NavEntry, pathname: string): boolean =>
  [entry, ...entry.children].some(({ link }) => getSegment(link) === getSegment(pathname));

const isBadge = (name: string): name is BadgeName => badgeNames.some((known) => known === name);

/** The sum of an entry's badge counts. The menu shows no badge for 0. */
export const sumBadgeCounts = (
  names: readonly (string | undefined)[],
  badges: Readonly<Partial<Record<BadgeName, number>>> | undefined,
): number =>
  names.reduce((sum, name) => sum + (name !== undefined && isBadge(name) ? (badges?.[name] ?? 0) : 0), 0);
