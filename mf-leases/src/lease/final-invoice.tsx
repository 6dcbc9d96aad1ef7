import type { ResponseOf } from '@husrum/contract/core';
import type { Lease, leaseCalls } from '@husrum/contract/lease';
import { isLocalDate } from '@husrum/format';
import { DateRange, Money } from '@husrum/ui';
import { useFinalInvoice } from './lease.queries';
import { leaseTexts } from './lease.texts';

const { finalInvoice: texts } = leaseTexts;

type InvoiceChange = NonNullable<ResponseOf<typeof leaseCalls.previewEnding>['invoices']>[number];

interface Props {
  lease: Pick<Lease, 'id' | 'start'>;
  stop: unknown;
}

/** Previews the final invoice for the chosen end, with the calculation of its amount, and lists the invoices that the end changes. */
export const FinalInvoice = ({ lease, stop }: Props) => {
  const day = typeof stop === 'string' && isLocalDate(stop) && stop >= lease.start ? stop : null;
  const { data } = useFinalInvoice(lease.id, day);
  if (day === null || data === undefined) return null;
  const { last, invoices = [] } = data;
  return (
    <div role="status">
      <p>
        {last === null ? (
          texts.allInvoiced
        ) : (
          <>
            {texts.period} <DateRange start={last.start} stop={last.stop} /> {texts.amount}{' '}
            <Money strong value={last.total} />. <span className="h-muted">{last.explanation}</span>
          </>
        )}
      </p>
      {invoices.length > 0 && (
        <ul aria-label={texts.willChange}>
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

const ChangedInvoice = ({ invoice }: { invoice: InvoiceChange }) => {
  const { reference, start, stop, change, before, after } = invoice;
  return (
    <>
      {reference === null ? texts.draft(start, stop) : texts.invoice(reference)} {texts.change[change]}
      {change !== 'CANCEL' && (
        <>
          {' '}
          <Money value={change === 'CREDIT' ? before - after : after} />.
        </>
      )}
    </>
  );
};
