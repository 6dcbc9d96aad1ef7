import { type BankPayment, bankFileCalls } from '@husrum/contract/bank-file';
import type { MenuAction } from '@husrum/ui';
import { useChooseInvoice } from './bank-file.queries';
import { bankPaymentTexts } from './bank-file.texts';
import { divisionTexts } from './division.texts';
import type { QueueAction } from './use-queue-keys';

/** The decisions on a payment: choose its invoice, divide it, put it aside, or undo that. `onDecide` is called with the payment before it is saved. */
export const usePaymentChoice = (onDecide: (paymentId: number) => void) => {
  const saving = useChooseInvoice(({ reason, is_chosen }) => {
    if (reason === 'LEFT_OUT') return bankPaymentTexts.leftOut;
    return is_chosen ? bankPaymentTexts.chosen : bankPaymentTexts.included;
  });
  const save = (
    { id }: Pick<BankPayment, 'id'>,
    {
      invoice_id = null,
      left_out = false,
      aside_note = null,
    }: { invoice_id?: number | null; left_out?: boolean; aside_note?: string | null },
  ) => {
    onDecide(id);
    saving.mutate({ params: { id }, body: { invoice_id, left_out, aside_note } });
  };
  const listActions = (
    payment: BankPayment,
    open: Readonly<Record<QueueAction, () => void>>,
  ): MenuAction[] => {
    const { state, reason, is_chosen, parts = [] } = payment;
    const call = bankFileCalls.choose;
    const matchAgain: MenuAction = {
      key: 'match-again',
      call,
      label: is_chosen ? bankPaymentTexts.forgetChoice : bankPaymentTexts.includeAgain,
      onClick: () => save(payment, {}),
    };
    if (reason === 'LEFT_OUT') return [matchAgain];
    if (state !== 'READY' && state !== 'CHOICE') return [];
    const choose: MenuAction = {
      key: 'choose',
      call,
      label: payment.invoice === null ? bankPaymentTexts.chooseInvoice : bankPaymentTexts.changeInvoice,
      onClick: open.choose,
    };
    return [
      // A payment that names several invoices is not registered on one of them.
      ...(parts.length === 0 || is_chosen ? [choose] : []),
      { key: 'divide', call: bankFileCalls.divide, label: divisionTexts.title, onClick: open.divide },
      {
        key: 'out',
        call,
        label: bankPaymentTexts.leaveOut,
        onClick: open.aside,
      },
      ...(is_chosen ? [matchAgain] : []),
    ];
  };
  return {
    listActions,
    choose: (payment: BankPayment, invoiceId: number) => save(payment, { invoice_id: invoiceId }),
    putAside: (payment: BankPayment, note: string | null) =>
      save(payment, { left_out: true, aside_note: note }),
  };
};
