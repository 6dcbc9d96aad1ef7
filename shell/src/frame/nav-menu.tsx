import { type NavEntry, navSectionTitle } from '@husrum/contract/manifest';
import { formatNumber } from '@husrum/format';
import { AppLink } from '@husrum/platform';
import { useStore } from '@husrum/platform/shell';
import { useLocation } from 'react-router-dom';
import { hasPage } from '../registry/has-page';
import { registryStore } from '../registry/registry';
import { useBadges } from './frame.queries';
import { frameTexts } from './frame.texts';
import { buildNav, isCurrentEntry, sumBadgeCounts } from './nav.rules';
import { getNavIcon } from './nav-icons';

const CountBadge = ({ count }: { count: number }) =>
  count === 0 ? null : (
    <span className="s-nav__count">
      <span className="h-visually-hidden">, </span>
      {formatNumber(count)}
    </span>
  );

interface MenuItemProps {
  entry: NavEntry;
  pathname: string;
  counts: ReturnType<typeof useBadges>['data'];
}

const getAriaCurrent = (isPage: boolean, isSection: boolean) => {
  if (isPage) return 'page';
  return isSection ? 'true' : undefined;
};

const MenuItem = ({ entry, pathname, counts }: MenuItemProps) => {
  const Icon = getNavIcon(entry.icon);
  const isCurrent = isCurrentEntry(entry, pathname);
  return (
    <li>
      <AppLink
        to={entry.link}
        className="s-nav__link"
        aria-current={getAriaCurrent(entry.link === pathname, isCurrent)}
      >
        <Icon aria-hidden />
        <span className="s-nav__title">{entry.title}</span>
        <CountBadge count={sumBadgeCounts(entry.badges, counts)} />
      </AppLink>
      {isCurrent && entry.children.length > 0 && (
        <ul className="s-nav__children">
          {entry.children.map(({ title, link, badge }) => (
            <li key={link}>
              <AppLink
                to={link}
                className="s-nav__link"
                aria-current={link === pathname ? 'page' : undefined}
              >
                <span className="s-nav__title">{title}</span>
                <CountBadge count={sumBadgeCounts([badge], counts)} />
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};

/** The menu, built from the registry alone, so that it is visible before any remote is loaded. */
export const NavMenu = () => {
  const registry = useStore(registryStore);
  const { pathname } = useLocation();
  const { data: counts } = useBadges();
  return (
    <nav className="s-nav" aria-label={frameTexts.mainMenu}>
      {buildNav(registry, hasPage).map(({ section, entries }) => (
        <section key={section} aria-label={navSectionTitle[section]}>
          <h2>{navSectionTitle[section]}</h2>
          <ul>
            {entries.map((entry) => (
              <MenuItem key={entry.link} entry={entry} pathname={pathname} counts={counts} />
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
};
