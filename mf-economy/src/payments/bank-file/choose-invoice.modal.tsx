import type { BankPayment } from '@husrum/contract/bank-file';
import { formatDate, formatEntityName, formatKronor } from '@husrum/format';
import { ModalForm, Money, StatusTag } from '@husrum/ui';
import { SearchPicker } from '@husrum/ui/input';
import { invoiceSearchQueryOptions } from './bank-file.queries';
import { bankPaymentTexts } from './bank-file.texts';

interface Props {
  payment: BankPayment;
  companyId: number;
  onClose: () => void;
  onPick: (invoiceId: number) => void;
}

/** Picks the invoice that a payment belongs to. Lists the unpaid ones first; the search finds paid ones, too. */
export default function ChooseInvoiceModal({ payment, companyId, onClose, onPick }: Props) {
  const { payer, amount, booked_on, message, reference } = payment;
  return (
    <ModalForm open title={bankPaymentTexts.chooseInvoice} onClose={onClose}>
      <p className="e-bank-payment__text">
        <strong>{payer ?? bankPaymentTexts.noPayer}</strong>{' '}
        {bankPaymentTexts.paymentOf(formatKronor(amount), formatDate(booked_on))}
        {(reference ?? message) !== null && <span className="h-muted"> {reference ?? message}</span>}
      </p>
      <SearchPicker
        label={bankPaymentTexts.search}
        placeholder={bankPaymentTexts.searchHint}
        whenBlank="search"
        autoFocus
        emptyListText={bankPaymentTexts.noInvoices}
        noHitsText={bankPaymentTexts.noHits}
        query={(text) => invoiceSearchQueryOptions(companyId, text)}
        items={({ data }) => data}
        total={({ total }) => ({ value: total })}
        option={({ id, reference: number, title, tenant, lease, payment_left, status }) => ({
          key: id,
          title: (
            <>
              {number === null ? title : bankPaymentTexts.invoice(number)}, <Money value={payment_left} />
            </>
          ),
          detail: [tenant?.name, lease && formatEntityName(lease.entity), title].filter(Boolean).join(' · '),
          tag: <StatusTag kind="invoice" value={status} />,
        })}
        onPick={({ id }) => onPick(id)}
      />
    </ModalForm>
  );
}
