import { ApiError } from '@husrum/api-client';
import { type BankFile, bankFileCalls } from '@husrum/contract/bank-file';
import { busEvent } from '@husrum/contract/bus';
import { notify, useApiMutation } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useBookedLaterText } from '../../books/company-books/use-booked-later-text';
import { bankPaymentTexts } from './bank-file.texts';
import { type BookingSelection, summarizeBooking } from './booking-selection.rules';

interface Props {
  file: BankFile;
  selection: BookingSelection;
  /** It is called when the selected payments are registered, or when the server says that the payments have changed. */
  onPaymentsChanged: () => void;
}

/**
 * A bar at the bottom of the window with the number of selected payments, and the button that registers them. It is hidden
 * while there is nothing to register.
 */
export const BookPaymentsBar = ({ file, selection, onPaymentsChanged }: Props) => {
  const confirm = useConfirm();
  const bookedLater = useBookedLaterText(file.company.id, file.first_on);
  const booking = useApiMutation(bankFileCalls.book, {
    publish: () => [busEvent('bankFile.booked', { bankFileId: file.id })],
    successMessage: ({ count, amount }) => bankPaymentTexts.bookedMessage(count, amount),
    onSuccess: ({ surplus }) => {
      onPaymentsChanged();
      if (surplus > 0) notify.info(bankPaymentTexts.surplus(surplus));
    },
  });
  const ready = file.groups.find(({ state }) => state === 'READY') ?? { count: 0, amount: 0 };
  const choiceCount = file.groups.find(({ state }) => state === 'CHOICE')?.count ?? 0;
  const { count, amount } = summarizeBooking(ready, selection);
  const undecidedCount = choiceCount - selection.ticked.size;
  if (ready.count === 0 && selection.ticked.size === 0) return null;
  const book = async () => {
    const text = (
      <>
        <p>{bankPaymentTexts.bookQuestion(count, amount)}</p>
        {bookedLater && <p>{bookedLater}</p>}
        {undecidedCount > 0 && <p>{bankPaymentTexts.bookRest(undecidedCount)}</p>}
      </>
    );
    if (!(await confirm({ text, ok: bankPaymentTexts.book }))) return;
    const also = [...selection.ticked].map(([id, { invoiceId }]) => ({ id, invoice_id: invoiceId }));
    const { match_digest } = file;
    const body = { except_ids: [...selection.unticked.keys()], also, count, amount, match_digest };
    const onError = (error: Error) => {
      // After any other error the selection stays: when no answer came, the same body is sent again with the same idempotency key.
      if (error instanceof ApiError && error.status === 409) onPaymentsChanged();
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
