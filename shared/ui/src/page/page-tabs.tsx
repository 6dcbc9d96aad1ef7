import './page-tabs.css';
import { formatNumber } from '@husrum/format';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { PageLink } from '../link/page-link';

export interface PageTab<K extends string> {
  key: K;
  title: string;
  /** The number of items behind the tab; 0 is not shown. */
  count?: number;
}

interface Props<K extends string> {
  label: string;
  tabs: readonly PageTab<K>[];
  current: K;
}

/** The tabs of a detail page, as links. The first tab has the URL of the page; see `useUrlTab`. */
export const PageTabs = <K extends string>({ label, tabs, current }: Props<K>) => {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // On phones the tabs are wider than the screen: scroll the current one into view.
  useLayoutEffect(() => {
    const currentTab = nav.current?.querySelector<HTMLElement>(`[data-tab="${current}"]`);
    if (nav.current && currentTab)
      nav.current.scrollLeft = currentTab.offsetLeft - (nav.current.clientWidth - currentTab.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={nav} className="h-tabs" aria-label={label}>
      {tabs.map(({ key, title, count }, index) => (
        <span key={key} data-tab={key}>
          <PageLink
            to={index === 0 ? pathname : `${pathname}?tab=${key}`}
            aria-current={key === current ? 'page' : undefined}
          >
            {title}
            {count ? <span className="h-tabs__count">{formatNumber(count)}</span> : null}
          </PageLink>
        </span>
      ))}
    </nav>
  );
};
