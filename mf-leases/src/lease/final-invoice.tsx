import type { ResponseOf } from '@husrum/contract/core';
import type { Lease, leaseCalls } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { addDays, isLocalDate } from '@husrum/format';
import { AppLink } from '@husrum/platform';
import { DateRange, Money } from '@husrum/ui';
import { useFinalInvoice } from './lease.queries';
import { leaseTexts } from './lease.texts';

const { finalInvoice: texts } = leaseTexts;

type InvoiceChange = NonNullable<ResponseOf<typeof leaseCalls.previewEnding>['invoices']>[number];

interface Props {
  lease: Pick<Lease, 'id' | 'start' | 'company'>;
  stop: unknown;
}

/** Previews the final invoice for the chosen end, with the calculation of its amount, the days that no invoice covers, and the invoices that the end changes. */
export const FinalInvoice = ({ lease, stop }: Props) => {
  const isPossible = typeof stop === 'string' && isLocalDate(stop) && stop >= addDays(lease.start, -1);
  const day = isPossible ? stop : null;
  const { data } = useFinalInvoice(lease.id, day);
  if (day === null || data === undefined) return null;
  const { last, unbilled = [], invoices = [] } = data;
  const noInvoiceText = unbilled.length > 0 || day < lease.start ? texts.noneLeft : texts.allInvoiced;
  return (
    <div role="status">
      <p>
        {last === null ? (
          noInvoiceText
        ) : (
          <>
            {texts.period} <DateRange start={last.start} stop={last.stop} /> {texts.amount}{' '}
            <Money strong value={last.total} />. <span className="h-muted">{last.explanation}</span>
          </>
        )}
      </p>
      {unbilled.map((period) => (
        <p key={period.start}>
          <DateRange start={period.start} stop={period.stop} /> {texts.unbilled}{' '}
          <AppLink to={routes.economy.unbilled()}>{texts.unbilledLink}</AppLink>
        </p>
      ))}
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
