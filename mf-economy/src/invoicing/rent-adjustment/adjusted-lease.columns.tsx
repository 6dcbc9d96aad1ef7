import './rent-adjustment.css';
import { intervalSuffix } from '@husrum/contract/lease';
import type { AdjustedLease } from '@husrum/contract/rent-adjustment';
import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { EntityLabel, Money } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { formatPeriod } from '../invoice/period.rules';
import { rentAdjustmentTexts } from './rent-adjustment.texts';

export const adjustedLeaseSortable = ['entity', 'old_total', 'new_total', 'difference'] as const;
type AdjustedLeaseColumn = Column<AdjustedLease, (typeof adjustedLeaseSortable)[number]>;

/** The first invoice with the new rent: a link if it exists, else its period. */
const FirstInvoice = ({ lease: { first_notice } }: { lease: AdjustedLease }) => {
  if (first_notice === null) return <span className="h-muted">–</span>;
  const period = <span className="h-number">{formatPeriod(first_notice)}</span>;
  const { id } = first_notice;
  return id === null ? period : <AppLink to={routes.invoice.detail({ id })}>{period}</AppLink>;
};

const LockedInvoices = ({ lease: { locked } }: { lease: AdjustedLease }) =>
  locked.length === 0 ? (
    <span className="h-muted">–</span>
  ) : (
    <ul className="e-locked-invoices">
      {locked.map(({ id, reference, start, stop, difference }) => (
        <li key={id}>
          <AppLink to={routes.invoice.detail({ id })}>
            {reference ?? rentAdjustmentTexts.invoice} ({formatPeriod({ start, stop })})
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

/** The adjusted rent, and below it the rent that is agreed for later, which the adjustment leaves as it is. */
const NewRent = ({ lease: { new_total, payment_interval, agreed } }: { lease: AdjustedLease }) => (
  <div>
    <Money strong value={new_total} per={intervalSuffix[payment_interval]} />
    {agreed && (
      <div className="h-muted">
        {rentAdjustmentTexts.agreedFrom(agreed.from)}
        <br />
        <Money muted value={agreed.total} per={intervalSuffix[payment_interval]} />
      </div>
    )}
  </div>
);

export const adjustedLeaseColumns: readonly AdjustedLeaseColumn[] = [
  {
    key: 'entity',
    title: rentAdjustmentTexts.lease,
    sort: 'entity',
    main: true,
    render: ({ entity, tenant }) => (
      <EntityLabel entity={entity}>
        {tenant && <span className="h-muted e-row-detail"> · {tenant}</span>}
      </EntityLabel>
    ),
  },
  {
    key: 'old',
    title: rentAdjustmentTexts.oldRent,
    sort: 'old_total',
    numeric: true,
    render: ({ old_total, payment_interval }) => (
      <Money value={old_total} per={intervalSuffix[payment_interval]} />
    ),
  },
  {
    key: 'new',
    title: rentAdjustmentTexts.newRent,
    sort: 'new_total',
    numeric: true,
    render: (lease) => <NewRent lease={lease} />,
  },
  {
    key: 'first',
    title: rentAdjustmentTexts.firstInvoice,
    noWrap: true,
    render: (lease) => <FirstInvoice lease={lease} />,
  },
  {
    key: 'locked',
    title: rentAdjustmentTexts.sentInvoices,
    noWrap: true,
    render: (lease) => <LockedInvoices lease={lease} />,
  },
  {
    key: 'difference',
    title: rentAdjustmentTexts.difference,
    sort: 'difference',
    numeric: true,
    render: ({ difference }) => <Money value={difference === 0 ? null : difference} />,
  },
];
