import type { Lease } from '@husrum/contract/lease';
import { isLocalDate } from '@husrum/format';
import { DateRange, Money } from '@husrum/ui';
import { useFinalInvoice } from './lease.queries';
import { leaseTexts } from './lease.texts';

const { finalInvoice } = leaseTexts;

interface Props {
  lease: Pick<Lease, 'id' | 'start' | 'next_invoice_month'>;
  stop: unknown;
}

/** Previews the final invoice for the chosen end, with the calculation of its amount. */
export const FinalInvoice = ({ lease, stop }: Props) => {
  const day = typeof stop === 'string' && isLocalDate(stop) && stop >= lease.start ? stop : null;
  const { data } = useFinalInvoice(lease.id, day);
  if (day === null || lease.next_invoice_month === null || data === undefined) return null;
  const { last } = data;
  return (
    <p role="status">
      {last === null ? (
        finalInvoice.allInvoiced
      ) : (
        <>
          {finalInvoice.period} <DateRange start={last.start} stop={last.stop} /> {finalInvoice.amount}{' '}
          <Money strong value={last.total} />. <span className="h-muted">{last.explanation}</span>
        </>
      )}
    </p>
  );
};
