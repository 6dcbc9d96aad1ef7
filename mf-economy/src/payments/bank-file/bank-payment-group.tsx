import type { BankPayment, BankPaymentGroup } from '@husrum/contract/bank-file';
import { bankFileCalls } from '@husrum/contract/bank-file';
import { PAGE_SIZE } from '@husrum/contract/core';
import { formatKronor } from '@husrum/format';
import { useCan } from '@husrum/platform';
import { lazyDialog, RowsSkeleton, Section } from '@husrum/ui';
import { Checkbox } from '@husrum/ui/choice';
import { Button } from '@husrum/ui/core';
import { type RowSelection, UrlTable, useLocalTable } from '@husrum/ui/data';
import { useRef, useState } from 'react';
import { useBankPayments } from './bank-file.queries';
import { bankPaymentTexts } from './bank-file.texts';
import { type BankPaymentColumn, bankPaymentColumns, bankPaymentSortable } from './bank-payment.columns';
import { type BookingSelection, isTicked, selectReady, tick } from './booking-selection.rules';
import { divisionTexts } from './division.texts';
import { usePaymentChoice } from './use-payment-choice';
import { type QueueAction, useQueueKeys } from './use-queue-keys';

// They are opened by a click, so they are lazy chunks.
const ChooseInvoiceModal = lazyDialog(() => import('./choose-invoice.modal'));
const DividePaymentModal = lazyDialog(() => import('./divide-payment.modal'));
const PutAsideModal = lazyDialog(() => import('./put-aside.modal'));

/** What is open for a payment. */
interface OpenDialog {
  readonly action: QueueAction;
  readonly payment: BankPayment;
}

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
  open: (action: QueueAction, payment: BankPayment) => void,
): BankPaymentColumn => ({
  key: 'choice',
  title: bankPaymentTexts.columns.choice,
  render: (payment) => {
    const { invoice, parts = [] } = payment;
    const booked = parts.length > 0 ? parts.filter(({ amount }) => amount !== 0) : invoice ? [invoice] : [];
    if (payment.can_book)
      return (
        <span className="e-bank-payment__choice" data-payment={payment.id}>
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
    const action = parts.length > 0 ? 'divide' : 'choose';
    return (
      <span className="e-bank-payment__choice" data-payment={payment.id}>
        <Button size="small" onClick={() => open(action, payment)}>
          {action === 'divide' ? divisionTexts.title : bankPaymentTexts.chooseInvoice}
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
  const [dialog, setDialog] = useState<OpenDialog>();
  const queue = useRef<HTMLDivElement>(null);
  const can = useCan();
  const table = useLocalTable({ sortable: bankPaymentSortable });
  const query = useBankPayments(fileId, { ...table.query, state }, count > 0);
  const choice = usePaymentChoice(onDecide);
  const canWrite = can(bankFileCalls.book);
  const rows = query.data?.data ?? [];
  const open = (action: QueueAction, payment: BankPayment) => setDialog({ action, payment });
  useQueueKeys(queue, (action, paymentId) => {
    const payment = rows.find(({ id }) => id === paymentId);
    // A payment that names several invoices is not registered on one of them.
    const isPossible = action !== 'choose' || (payment?.parts ?? []).length === 0;
    if (payment && canWrite && isPossible) open(action, payment);
  });
  if (count === 0) return null;
  const close = () => setDialog(undefined);
  const rowSelection: RowSelection = {
    selected: new Set(rows.filter(({ id }) => !selection.unticked.has(id)).map(({ id }) => id)),
    onChange: (selected) => onSelect(selectReady(selection, rows, selected)),
  };
  const listActions = (payment: BankPayment) =>
    choice.listActions(payment, {
      choose: () => open('choose', payment),
      divide: () => open('divide', payment),
      aside: () => open('aside', payment),
    });
  const isQueue = state === 'CHOICE' && canWrite;
  return (
    <Section
      title={`${bankPaymentTexts.groups[state]}: ${bankPaymentTexts.count(count)}, ${formatKronor(amount)}`}
    >
      <p className="h-muted">{bankPaymentTexts.groupHints[state]}</p>
      {isQueue && <p className="h-muted e-bank-payment__keys">{bankPaymentTexts.keys}</p>}
      {query.isPending ? (
        <RowsSkeleton rows={Math.min(count, PAGE_SIZE)} />
      ) : (
        <div ref={queue}>
          <UrlTable
            table={table}
            query={query}
            columns={
              isQueue
                ? [...bankPaymentColumns, buildChoiceColumn({ selection, onSelect }, open)]
                : bankPaymentColumns
            }
            rowKey={({ id }) => id}
            label={bankPaymentTexts.groups[state]}
            {...(state === 'READY' && canWrite ? { selection: rowSelection } : {})}
            {...(canWrite && state !== 'KNOWN' ? { actions: listActions } : {})}
            empty={{ title: bankPaymentTexts.none }}
          />
        </div>
      )}
      {dialog?.action === 'choose' && (
        <ChooseInvoiceModal
          payment={dialog.payment}
          companyId={companyId}
          onClose={close}
          onPick={(invoiceId) => {
            close();
            choice.choose(dialog.payment, invoiceId);
          }}
        />
      )}
      {dialog?.action === 'divide' && (
        <DividePaymentModal
          payment={dialog.payment}
          companyId={companyId}
          onClose={close}
          onDecide={onDecide}
        />
      )}
      {dialog?.action === 'aside' && (
        <PutAsideModal
          payment={dialog.payment}
          onClose={close}
          onSubmit={(note) => {
            close();
            choice.putAside(dialog.payment, note);
          }}
        />
      )}
    </Section>
  );
};
