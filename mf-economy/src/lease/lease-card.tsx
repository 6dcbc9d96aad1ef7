import './lease-card.css';
import { type Lease, paymentIntervalLabel } from '@husrum/contract/lease';
import { formatDateRange, formatEntityName } from '@husrum/format';
import { Money } from '@husrum/ui';
import { leaseTexts } from './lease.texts';

/** The selected lease in three lines: object, tenant, and rent with period. */
export const LeaseCard = ({ lease }: { lease: Lease }) => (
  <div className="e-lease-card">
    <strong>{formatEntityName(lease.entity)}</strong>
    <span>{lease.primary_tenant?.name ?? leaseTexts.noPrimaryTenant}</span>
    <span className="h-muted">
      <Money
        muted
        value={lease.total}
        per={`/${paymentIntervalLabel[lease.payment_interval].toLowerCase()}`}
      />
      {' · '}
      <span className="h-number">{formatDateRange(lease.start, lease.stop)}</span>
    </span>
  </div>
);
