import { ApiError } from '@husrum/api-client';
import { type BankFile, bankFileCalls } from '@husrum/contract/bank-file';
import { busEvent } from '@husrum/contract/bus';
import { notify, useApiMutation } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { bankPaymentTexts } from './bank-file.texts';
import { type BookingSelection, summarizeBooking } from './booking-selection.rules';

interface Props {
  file: BankFile;
  selection: BookingSelection;
  /** The payments have changed: what was selected does not apply any more. */
  onReset: () => void;
}

/** A bar at the bottom of the window with the sum of what is selected, and the button that registers it. Hidden while there is nothing to register. */
export const BookPaymentsBar = ({ file, selection, onReset }: Props) => {
  const confirm = useConfirm();
  const booking = useApiMutation(bankFileCalls.book, {
    publish: () => [busEvent('bankFile.booked', { bankFileId: file.id })],
    successMessage: ({ count, amount }) => bankPaymentTexts.bookedMessage(count, amount),
    onSuccess: ({ surplus }) => {
      onReset();
      if (surplus > 0) notify.info(bankPaymentTexts.surplus(surplus));
    },
  });
  const ready = file.groups.find(({ state }) => state === 'READY') ?? { count: 0, amount: 0 };
  const choices = file.groups.find(({ state }) => state === 'CHOICE')?.count ?? 0;
  const { count, amount } = summarizeBooking(ready, selection);
  const rest = choices - selection.also.size;
  if (ready.count === 0 && selection.also.size === 0) return null;
  const book = async () => {
    const text = (
      <>
        <p>{bankPaymentTexts.bookQuestion(count, amount)}</p>
        {rest > 0 && <p>{bankPaymentTexts.bookRest(rest)}</p>}
      </>
    );
    if (!(await confirm({ text, ok: bankPaymentTexts.book }))) return;
    const also = [...selection.also].map(([id, { invoiceId }]) => ({ id, invoice_id: invoiceId }));
    const body = { except_ids: [...selection.except.keys()], also, count, amount };
    const onError = (error: Error) => {
      // After any other error the selection stays. Sent once more without an answer to the first, it has the same key.
      if (error instanceof ApiError && error.status === 409) onReset();
    };
    booking.mutate({ params: { id: file.id }, body }, { onError });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not meant for a toolbar
    <div className="e-bank-bar" role="group" aria-label={bankPaymentTexts.book}>
      <strong role="status">{bankPaymentTexts.selected(count)}</strong>
      <Button
        call={bankFileCalls.book}
        type="primary"
        disabled={count === 0}
        loading={booking.isPending}
        onClick={() => void book()}
      >
        {bankPaymentTexts.bookCount(count, amount)}
      </Button>
    </div>
  );
};
