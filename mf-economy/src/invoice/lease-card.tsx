import './lease-card.css';
import { type Lease, paymentIntervalLabel } from '@husrum/contract/lease';
import { dateRange } from '@husrum/format';
import { Money } from '@husrum/ui';

/** The lease that was chosen, in three lines. */
export const LeaseCard = ({ lease }: { lease: Lease }) => (
  <div className="e-lease">
    <strong>{lease.entity.name}</strong>
    <span>{lease.primary_tenant?.name ?? 'Ingen primär hyresgäst'}</span>
    <span className="h-muted">
      <Money
        muted
        value={lease.total}
        per={`/${paymentIntervalLabel[lease.payment_interval].toLowerCase()}`}
      />
      {' · '}
      <span className="h-number">{dateRange(lease.start, lease.stop)}</span>
    </span>
  </div>
);
