import type { Lease } from '@husrum/contract/lease';
import { isLocalDate } from '@husrum/format';
import { DateRange, Money } from '@husrum/ui';
import { useEnding } from './lease.queries';

interface Props {
  lease: Pick<Lease, 'id' | 'start' | 'next_invoice_month'>;
  stop: unknown;
}

/** What the chosen end means for the money: the last invoice, and how its amount comes about. */
export const LastInvoice = ({ lease, stop }: Props) => {
  const day = typeof stop === 'string' && isLocalDate(stop) && stop >= lease.start ? stop : null;
  const { data } = useEnding(lease.id, day);
  if (day === null || lease.next_invoice_month === null || data === undefined) return null;
  const { last } = data;
  return (
    <p role="status">
      {last === null ? (
        'Allt till och med den dagen är redan aviserat.'
      ) : (
        <>
          Sista avin avser <DateRange start={last.start} stop={last.stop} /> och blir{' '}
          <Money strong value={last.total} />. <span className="h-muted">{last.explanation}</span>
        </>
      )}
    </p>
  );
};
