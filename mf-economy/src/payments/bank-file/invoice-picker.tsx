import type { BankPayment } from '@husrum/contract/bank-file';
import { writtenOffLabel } from '@husrum/contract/invoice';
import { Money, StatusTag, ToneTag } from '@husrum/ui';
import { SearchPicker } from '@husrum/ui/input';
import { invoiceSearchQueryOptions, type PickableInvoice } from './bank-file.queries';
import { bankPaymentTexts } from './bank-file.texts';

interface Props {
  payment: Pick<BankPayment, 'id'>;
  companyId: number;
  autoFocus?: boolean;
  onPick: (invoice: PickableInvoice) => void;
}

/** Picks an invoice for a payment. Lists the open ones that are nearest to it first; the search finds paid ones, too. */
export const InvoicePicker = ({ payment, companyId, autoFocus = false, onPick }: Props) => (
  <SearchPicker
    label={bankPaymentTexts.search}
    placeholder={bankPaymentTexts.searchHint}
    whenBlank="search"
    autoFocus={autoFocus}
    emptyListText={bankPaymentTexts.noInvoices}
    noHitsText={bankPaymentTexts.noHits}
    query={(text) => invoiceSearchQueryOptions({ companyId, paymentId: payment.id, text })}
    items={({ data }) => data}
    total={({ total }) => ({ value: total })}
    option={({ id, reference, tenant, entity, left, status, isWrittenOff }) => ({
      key: id,
      title: (
        <>
          {reference === null
            ? bankPaymentTexts.invoiceWithoutReference
            : bankPaymentTexts.invoice(reference)}
          , <Money value={left} />
        </>
      ),
      detail: [tenant, entity].filter(Boolean).join(' · '),
      tag: isWrittenOff ? (
        <ToneTag tone="grey">{writtenOffLabel}</ToneTag>
      ) : (
        <StatusTag kind="invoice" value={status} />
      ),
    })}
    onPick={onPick}
  />
);
