import type { BankPayment, BankPaymentGroup } from '@husrum/contract/bank-file';
import { bankFileCalls } from '@husrum/contract/bank-file';
import { PAGE_SIZE } from '@husrum/contract/core';
import { formatKronor } from '@husrum/format';
import { useCan } from '@husrum/platform';
import { lazyDialog, RowsSkeleton, Section } from '@husrum/ui';
import { Checkbox } from '@husrum/ui/choice';
import { Button } from '@husrum/ui/core';
import { type RowSelection, UrlTable, useLocalTable } from '@husrum/ui/data';
import { useState } from 'react';
import { useBankPayments } from './bank-file.queries';
import { bankPaymentTexts } from './bank-file.texts';
import { type BankPaymentColumn, bankPaymentColumns, bankPaymentSortable } from './bank-payment.columns';
import { type BookingSelection, isTicked, selectReady, tick } from './booking-selection.rules';
import { usePaymentChoice } from './use-payment-choice';

// It is opened by a click, so it is a lazy chunk.
const ChooseInvoiceModal = lazyDialog(() => import('./choose-invoice.modal'));

interface Props {
  fileId: number;
  companyId: number;
  group: BankPaymentGroup;
  selection: BookingSelection;
  onSelect: (selection: BookingSelection) => void;
  /** It is called with a payment when the user chooses its invoice or leaves it out. */
  onDecide: (paymentId: number) => void;
}

/** The column with what the user decides: a checkbox if an invoice was found or proposed, or else a button to choose one. */
const buildChoiceColumn = (
  { selection, onSelect }: Pick<Props, 'selection' | 'onSelect'>,
  openPicker: (payment: BankPayment) => void,
): BankPaymentColumn => ({
  key: 'choice',
  title: bankPaymentTexts.columns.choice,
  render: (payment) => {
    const { invoice, parts = [] } = payment;
    const booked = parts.length > 0 ? parts.filter(({ amount }) => amount !== 0) : invoice ? [invoice] : [];
    if (payment.can_book)
      return (
        <span className="e-bank-payment__choice">
          <Checkbox
            checked={isTicked(selection, payment)}
            aria-label={bankPaymentTexts.bookOn(booked.map(({ reference }) => reference))}
            onChange={({ target }) => onSelect(tick(selection, payment, target.checked))}
          >
            {bankPaymentTexts.book}
          </Checkbox>
        </span>
      );
    // A payment that names several invoices is not registered on one of them.
    if (parts.length > 0) return null;
    return (
      <span className="e-bank-payment__choice">
        <Button size="small" onClick={() => openPicker(payment)}>
          {bankPaymentTexts.chooseInvoice}
        </Button>
      </span>
    );
  },
});

/** The payments of one group, as a table with pages of its own. Renders nothing for a group without payments. */
export const BankPaymentGroupSection = ({
  fileId,
  companyId,
  group,
  selection,
  onSelect,
  onDecide,
}: Props) => {
  const { state, count, amount } = group;
  const [picking, setPicking] = useState<BankPayment>();
  const can = useCan();
  const table = useLocalTable({ sortable: bankPaymentSortable });
  const query = useBankPayments(fileId, { ...table.query, state }, count > 0);
  const choice = usePaymentChoice(onDecide);
  const canWrite = can(bankFileCalls.book);
  if (count === 0) return null;
  const rows = query.data?.data ?? [];
  const rowSelection: RowSelection = {
    selected: new Set(rows.filter(({ id }) => !selection.unticked.has(id)).map(({ id }) => id)),
    onChange: (selected) => onSelect(selectReady(selection, rows, selected)),
  };
  const listActions = (payment: BankPayment) => choice.listActions(payment, () => setPicking(payment));
  return (
    <Section
      title={`${bankPaymentTexts.groups[state]}: ${bankPaymentTexts.count(count)}, ${formatKronor(amount)}`}
    >
      <p className="h-muted">{bankPaymentTexts.groupHints[state]}</p>
      {query.isPending ? (
        <RowsSkeleton rows={Math.min(count, PAGE_SIZE)} />
      ) : (
        <UrlTable
          table={table}
          query={query}
          columns={
            state === 'CHOICE' && canWrite
              ? [...bankPaymentColumns, buildChoiceColumn({ selection, onSelect }, setPicking)]
              : bankPaymentColumns
          }
          rowKey={({ id }) => id}
          label={bankPaymentTexts.groups[state]}
          {...(state === 'READY' && canWrite ? { selection: rowSelection } : {})}
          {...(canWrite && state !== 'KNOWN' ? { actions: listActions } : {})}
          empty={{ title: bankPaymentTexts.none }}
        />
      )}
      {picking && (
        <ChooseInvoiceModal
          payment={picking}
          companyId={companyId}
          onClose={() => setPicking(undefined)}
          onPick={(invoiceId) => {
            setPicking(undefined);
            choice.choose(picking, invoiceId);
          }}
        />
      )}
    </Section>
  );
};
