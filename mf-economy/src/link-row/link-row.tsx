import './link-row.css';
import { AppLink } from '@husrum/platform';
import { useLayoutEffect, useRef } from 'react';

export interface RowLink {
  readonly title: string;
  readonly to: string;
  readonly current: boolean;
  /** How many wait behind the link; undefined until they are counted, 0 is not shown. */
  readonly count?: number | undefined;
  /** What is counted must not wait. */
  readonly bad?: boolean;
}

const Count = ({ count, bad }: RowLink) =>
  count ? (
    <span className={bad ? 'e-links__count e-links__count--bad' : 'e-links__count'}>{count}</span>
  ) : null;

/** The pages of an area beside each other, with how much waits on each. */
export const LinkRow = ({ label, links }: { label: string; links: readonly RowLink[] }) => {
  const nav = useRef<HTMLElement>(null);
  const shown = links.map(({ current, count }) => `${current} ${count}`).join();
  // On a telephone the row is wider than the screen: what is chosen must be in sight, also once the counts have come.
  useLayoutEffect(() => {
    const chosen = shown === '' ? null : nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && chosen)
      nav.current.scrollLeft = chosen.offsetLeft - (nav.current.clientWidth - chosen.offsetWidth) / 2;
  }, [shown]);
  return (
    <nav ref={nav} className="e-links" aria-label={label}>
      {links.map((link) => (
        <AppLink key={link.to} to={link.to} aria-current={link.current ? 'page' : undefined}>
          {link.title}
          <Count {...link} />
        </AppLink>
      ))}
    </nav>
  );
};
