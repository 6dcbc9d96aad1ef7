import type { PortalInvoice } from '@husrum/contract/portal';
import { formatDateRange, formatKronor, today } from '@husrum/format';
import { openFetchedFile } from '@husrum/platform';
import { DateText, Money } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { InvoiceStateTag } from './invoice-state-tag';
import { useFetchInvoicePdf } from './portal.queries';
import { portalTexts } from './portal.texts';
import { countDaysLate } from './portal-invoice.rules';
import { SwishPayment } from './swish-payment';

const titleOf = ({ reference, kind }: PortalInvoice): string =>
  kind === 'CREDIT'
    ? portalTexts.credit
    : reference === null
      ? portalTexts.withoutNumber
      : portalTexts.number(reference);

/** What a tenant needs to know of an invoice, and a button for its PDF. `prominent` shows what is left to pay in large type. */
export const InvoiceFacts = ({
  invoice,
  prominent = false,
}: {
  invoice: PortalInvoice;
  prominent?: boolean;
}) => {
  const { id, kind, start, stop, state, amount, left, due_at, ocr, autogiro, entity_name } = invoice;
  const fetchInvoicePdf = useFetchInvoicePdf();
  const title = titleOf(invoice);
  const daysLate = countDaysLate(invoice, today(new Date()));
  const isCredit = kind === 'CREDIT';
  const isUnpaid = !isCredit && (state === 'TO_PAY' || state === 'OVERDUE');
  return (
    <div className="s-tenant__stack">
      <div className="s-tenant__line">
        <strong>{title}</strong>
        {!isCredit && <InvoiceStateTag state={state} />}
      </div>
      <span className={prominent ? 's-tenant__amount' : undefined}>
        <Money value={prominent ? left : amount} strong />
      </span>
      <span>
        {formatDateRange(start, stop)}
        {entity_name && `, ${entity_name}`}
      </span>
      {isUnpaid && due_at && (
        <span>
          {portalTexts.due} <DateText value={due_at} />
        </span>
      )}
      {daysLate > 0 && <span>{portalTexts.daysLate(daysLate)}</span>}
      {isUnpaid && !prominent && left !== amount && <span>{portalTexts.left(formatKronor(left))}</span>}
      {isUnpaid && autogiro && <span>{portalTexts.autogiro}</span>}
      {isUnpaid && !autogiro && ocr && (
        <span>
          {portalTexts.ocr} <span className="h-number">{ocr}</span>
        </span>
      )}
      {isUnpaid && <SwishPayment invoice={invoice} />}
      {invoice.payments?.map(({ kind: change, amount: paid, paid_at }, index) => (
        <span key={index}>
          {portalTexts.change[change]} <DateText value={paid_at} />: {formatKronor(paid)}
        </span>
      ))}
      {!!invoice.credited && state !== 'CREDITED' && (
        <span>{portalTexts.credited(formatKronor(invoice.credited))}</span>
      )}
      <Button
        aria-label={portalTexts.openPdfOf(title)}
        onClick={() => void openFetchedFile(() => fetchInvoicePdf(id))}
      >
        {portalTexts.openPdf}
      </Button>
    </div>
  );
};
