import { busEvent } from '@husrum/contract/bus';
import { type Payout, payoutCalls } from '@husrum/contract/payout';
import { useApiMutation } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { payoutTexts } from './payout.texts';

/** Undoes a payout that was registered by mistake, after a confirmation. */
export const UndoPayoutButton = ({ payout: { id, amount, paid_at } }: { payout: Payout }) => {
  const confirm = useConfirm();
  const undoing = useApiMutation(payoutCalls.undo, {
    publish: () => [busEvent('invoices.changed', {})],
    successMessage: payoutTexts.undone,
  });
  const undo = async () => {
    const question = { text: payoutTexts.undoQuestion, ok: payoutTexts.undoPayout, danger: true };
    if (await confirm(question)) undoing.mutate({ params: { id } });
  };
  return (
    <Button
      call={payoutCalls.undo}
      type="link"
      size="small"
      loading={undoing.isPending}
      aria-label={payoutTexts.undoLabel(amount, paid_at)}
      onClick={() => void undo()}
    >
      {payoutTexts.undo}
    </Button>
  );
};
