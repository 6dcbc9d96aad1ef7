import type { ResponseOf } from '@husrum/contract/core';
import type { Lease, leaseCalls } from '@husrum/contract/lease';
import { isLocalDate } from '@husrum/format';
import { DateRange, Money } from '@husrum/ui';
import { useFinalInvoice } from './lease.queries';
import { leaseTexts } from './lease.texts';

const { finalInvoice } = leaseTexts;

type EndingInvoice = NonNullable<ResponseOf<typeof leaseCalls.previewEnding>['invoices']>[number];

interface Props {
  lease: Pick<Lease, 'id' | 'start'>;
  stop: unknown;
}

/** Previews the final invoice for the chosen end, with the calculation of its amount, and what the end changes. */
export const FinalInvoice = ({ lease, stop }: Props) => {
  const day = typeof stop === 'string' && isLocalDate(stop) && stop >= lease.start ? stop : null;
  const { data } = useFinalInvoice(lease.id, day);
  if (day === null || data === undefined) return null;
  const { last, invoices = [] } = data;
  return (
    <div role="status">
      <p>
        {last === null ? (
          finalInvoice.allInvoiced
        ) : (
          <>
            {finalInvoice.period} <DateRange start={last.start} stop={last.stop} /> {finalInvoice.amount}{' '}
            <Money strong value={last.total} />. <span className="h-muted">{last.explanation}</span>
          </>
        )}
      </p>
      {invoices.length > 0 && (
        <ul aria-label={finalInvoice.willChange}>
          {invoices.map((invoice) => (
            <li key={invoice.id}>
              <ChangedInvoice invoice={invoice} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

const ChangedInvoice = ({ invoice }: { invoice: EndingInvoice }) => {
  const { reference, start, stop, change, before, after } = invoice;
  return (
    <>
      {reference === null ? finalInvoice.draft(start, stop) : finalInvoice.notice(reference)}{' '}
      {finalInvoice.change[change]}
      {change !== 'CANCEL' && (
        <>
          {' '}
          <Money value={change === 'CREDIT' ? before - after : after} />.
        </>
      )}
    </>
  );
};
