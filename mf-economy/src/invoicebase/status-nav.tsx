import './status-nav.css';
import { type BadgeName, type InvoiceFilter, invoiceFilterLabel, routes } from '@husrum/contract';
import { AppLink } from '@husrum/platform';
import { useLayoutEffect, useRef } from 'react';
import { useBadges } from './invoicebase.queries';

/** In the order in which a notice passes them. `sent` is never waited for, so nobody counts it. */
const steps: readonly { filter: InvoiceFilter; badge?: BadgeName }[] = [
  { filter: 'review', badge: 'invoicebase_review' },
  { filter: 'error', badge: 'invoicebase_error' },
  { filter: 'ready', badge: 'invoicebase_ready' },
  { filter: 'sent' },
  { filter: 'unpaid', badge: 'invoicebase_unpaid' },
  { filter: 'overdue', badge: 'invoicebase_overdue' },
];
const alarming: readonly InvoiceFilter[] = ['error', 'overdue'];

const Count = ({ filter, count }: { filter: InvoiceFilter; count: number | undefined }) =>
  count ? (
    <span
      className={alarming.includes(filter) ? 'e-statuses__count e-statuses__count--bad' : 'e-statuses__count'}
    >
      {count}
    </span>
  ) : null;

/** All notices, or those of one status. */
export const StatusNav = ({ current }: { current: InvoiceFilter | undefined }) => {
  const { data } = useBadges();
  const nav = useRef<HTMLElement>(null);
  // On a telephone the row is wider than the screen: what is chosen must be in sight, also once the counts have come.
  useLayoutEffect(() => {
    const chosen = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && chosen && current !== undefined && data !== undefined)
      nav.current.scrollLeft = chosen.offsetLeft - (nav.current.clientWidth - chosen.offsetWidth) / 2;
  }, [current, data]);
  return (
    <nav ref={nav} className="e-statuses" aria-label="Status">
      <AppLink to={routes.invoicebase.overview()} aria-current={current === undefined ? 'page' : undefined}>
        Alla
      </AppLink>
      {steps.map(({ filter, badge }) => (
        <AppLink
          key={filter}
          to={routes.invoicebase.byStatus({ status: filter })}
          aria-current={current === filter ? 'page' : undefined}
        >
          {invoiceFilterLabel[filter]}
          <Count filter={filter} count={badge && data?.[badge]} />
        </AppLink>
      ))}
    </nav>
  );
};
