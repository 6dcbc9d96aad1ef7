import './nav-tabs.css';
import { formatNumber } from '@husrum/format';
import { AppLink } from '@husrum/platform';
import { useLayoutEffect, useRef } from 'react';

export interface NavTab {
  readonly title: string;
  readonly to: string;
  readonly current: boolean;
  /** Number of items behind the link. It is undefined while loading; 0 is not shown. */
  readonly count?: number | undefined;
  /** Says what is counted, if it is not what the title names: `2 misslyckade`. */
  readonly formatCount?: (count: number) => string;
  /** Highlights the count. */
  readonly urgent?: boolean;
}

const Count = ({ count, formatCount = formatNumber, urgent }: NavTab) =>
  count ? (
    <span className={urgent ? 'e-nav-tabs__count e-nav-tabs__count--urgent' : 'e-nav-tabs__count'}>
      {formatCount(count)}
    </span>
  ) : null;

/** Links that look like tabs, one for each page of an area, with the number of open items. */
export const NavTabs = ({ label, tabs }: { label: string; tabs: readonly NavTab[] }) => {
  const nav = useRef<HTMLElement>(null);
  const scrollKey = tabs.map(({ current, count }) => `${current} ${count}`).join();
  // On a phone the tabs are wider than the screen: scroll to the current tab, and again when the counts have loaded.
  useLayoutEffect(() => {
    const currentTab = scrollKey === '' ? null : nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && currentTab)
      nav.current.scrollLeft = currentTab.offsetLeft - (nav.current.clientWidth - currentTab.offsetWidth) / 2;
  }, [scrollKey]);
  return (
    <nav ref={nav} className="e-nav-tabs" aria-label={label}>
      {tabs.map((tab) => (
        <AppLink key={tab.to} to={tab.to} aria-current={tab.current ? 'page' : undefined}>
          {tab.title}
          <Count {...tab} />
        </AppLink>
      ))}
    </nav>
  );
};
