import './page-tabs.css';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { PageLink } from '../link/page-link';

export interface PageTab<K extends string> {
  key: K;
  title: string;
  /** How much there is behind it; 0 is not shown. */
  count?: number;
}

interface Props<K extends string> {
  label: string;
  tabs: readonly PageTab<K>[];
  current: K;
}

/** The parts of a page about one thing. Each is an address of its own, the first one that of the page: see useUrlTab. */
export const PageTabs = <K extends string>({ label, tabs, current }: Props<K>) => {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // On a telephone the row is wider than the screen: what is chosen must be in sight.
  useLayoutEffect(() => {
    const chosen = nav.current?.querySelector<HTMLElement>(`[data-tab="${current}"]`);
    if (nav.current && chosen)
      nav.current.scrollLeft = chosen.offsetLeft - (nav.current.clientWidth - chosen.offsetWidth) / 2;
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
            {count ? <span className="h-tabs__count">{count}</span> : null}
          </PageLink>
        </span>
      ))}
    </nav>
  );
};
