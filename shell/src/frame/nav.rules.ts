import { type NavEntry, type NavSection, navSections, type Registry } from '@husrum/contract/manifest';
import { routes } from '@husrum/contract/routes';
import { type BadgeName, badgeNames } from '@husrum/contract/statistics';

/** The shell's own entry; all others come from the remotes that are deployed. */
const own: NavEntry = {
  section: 'business',
  title: 'Översikt',
  link: routes.home.dashboard(),
  order: 0,
  icon: 'dashboard',
  badges: [],
  children: [],
};

export const navOf = (registry: Registry | undefined): { section: NavSection; entries: NavEntry[] }[] =>
  navSections
    .map((section) => ({
      section,
      entries: [own, ...(registry?.remotes ?? []).flatMap(({ nav }) => nav)]
        .filter((entry) => entry.section === section)
        .sort((one, other) => one.order - other.order),
    }))
    .filter(({ entries }) => entries.length > 0);

/** The first two parts of a path say which area of the product it is in. */
const areaOf = (path: string): string => path.split('/')[1] ?? '';

/** The entry whose page, or whose area's page, is shown. */
export const isCurrent = (entry: NavEntry, pathname: string): boolean =>
  entry.link === pathname ||
  entry.children.some(({ link }) => link === pathname) ||
  [entry.link, ...entry.children.map(({ link }) => link)].some((link) => areaOf(link) === areaOf(pathname));

const isBadge = (name: string): name is BadgeName => badgeNames.some((known) => known === name);

/** What the counts of an entry add up to; 0 shows no badge. */
export const countOf = (
  names: readonly (string | undefined)[],
  badges: Readonly<Record<BadgeName, number>> | undefined,
): number =>
  names.reduce((sum, name) => sum + (name !== undefined && isBadge(name) ? (badges?.[name] ?? 0) : 0), 0);
