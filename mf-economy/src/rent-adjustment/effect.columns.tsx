import './effect.css';
import { perInterval } from '@husrum/contract/lease';
import type { AdjustedLease } from '@husrum/contract/rent-adjustment';
import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { Money } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { shortPeriod } from '../invoice/period.rules';

export const effectSortable = ['entity', 'old_total', 'new_total', 'difference'] as const;
type EffectColumn = Column<AdjustedLease, (typeof effectSortable)[number]>;

/** A link once it is made. */
const FirstInvoice = ({ lease: { first_notice } }: { lease: AdjustedLease }) => {
  if (first_notice === null) return <span className="h-muted">–</span>;
  const period = <span className="h-number">{shortPeriod(first_notice)}</span>;
  const { id } = first_notice;
  return id === null ? period : <AppLink to={routes.invoice.detail({ id })}>{period}</AppLink>;
};

const LockedInvoices = ({ lease: { locked } }: { lease: AdjustedLease }) =>
  locked.length === 0 ? (
    <span className="h-muted">–</span>
  ) : (
    <ul className="e-locked">
      {locked.map(({ id, reference, start, stop, difference }) => (
        <li key={id}>
          <AppLink to={routes.invoice.detail({ id })}>
            {reference ?? 'Avi'} ({shortPeriod({ start, stop })})
          </AppLink>
          {locked.length > 1 && (
            <>
              {' '}
              <Money muted value={difference} />
            </>
          )}
        </li>
      ))}
    </ul>
  );

export const effectColumns: readonly EffectColumn[] = [
  {
    key: 'entity',
    title: 'Uthyrning',
    sort: 'entity',
    main: true,
    render: ({ entity, tenant }) => (
      <span>
        {entity.name}
        {tenant && <span className="h-muted e-beside"> · {tenant}</span>}
      </span>
    ),
  },
  {
    key: 'old',
    title: 'Hyra före',
    sort: 'old_total',
    numeric: true,
    render: ({ old_total, payment_interval }) => (
      <Money value={old_total} per={perInterval[payment_interval]} />
    ),
  },
  {
    key: 'new',
    title: 'Ny hyra',
    sort: 'new_total',
    numeric: true,
    render: ({ new_total, payment_interval }) => (
      <Money strong value={new_total} per={perInterval[payment_interval]} />
    ),
  },
  {
    key: 'first',
    title: 'Första avi',
    tight: true,
    render: (lease) => <FirstInvoice lease={lease} />,
  },
  {
    key: 'locked',
    title: 'Skickade avier',
    tight: true,
    render: (lease) => <LockedInvoices lease={lease} />,
  },
  {
    key: 'difference',
    title: 'Mellanskillnad',
    sort: 'difference',
    numeric: true,
    render: ({ difference }) => <Money value={difference === 0 ? null : difference} />,
  },
];
