import { type BankPayment, bankFileCalls } from '@husrum/contract/bank-file';
import type { MenuAction } from '@husrum/ui';
import { useChooseInvoice } from './bank-file.queries';
import { bankPaymentTexts } from './bank-file.texts';

/** The decisions on a payment: choose its invoice, leave it out, or undo that. `onDecide` is called with the payment before it is saved. */
export const usePaymentChoice = (onDecide: (paymentId: number) => void) => {
  const saving = useChooseInvoice(({ reason, is_chosen }) => {
    if (reason === 'LEFT_OUT') return bankPaymentTexts.leftOut;
    return is_chosen ? bankPaymentTexts.chosen : bankPaymentTexts.included;
  });
  const save = ({ id }: Pick<BankPayment, 'id'>, body: { invoice_id?: number; left_out?: boolean }) => {
    onDecide(id);
    saving.mutate({ params: { id }, body: { invoice_id: null, left_out: false, ...body } });
  };
  const listActions = (payment: BankPayment, openPicker: () => void): MenuAction[] => {
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
      onClick: openPicker,
    };
    return [
      // A payment that names several invoices is not registered on one of them.
      ...(parts.length === 0 ? [choose] : []),
      {
        key: 'out',
        call,
        label: bankPaymentTexts.leaveOut,
        onClick: () => save(payment, { left_out: true }),
      },
      ...(is_chosen ? [matchAgain] : []),
    ];
  };
  return {
    listActions,
    choose: (payment: BankPayment, invoiceId: number) => save(payment, { invoice_id: invoiceId }),
  };
};
