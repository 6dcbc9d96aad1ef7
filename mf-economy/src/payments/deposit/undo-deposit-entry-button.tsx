import { type DepositEntry, depositCalls } from '@husrum/contract/deposit';
import { useConfirm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { depositTexts } from './deposit.texts';
import { useDepositMutation } from './use-deposit-mutation';

/** Undoes what was registered of a deposit by mistake, after a confirmation. */
export const UndoDepositEntryButton = ({ entry }: { entry: DepositEntry }) => {
  const confirm = useConfirm();
  const undoing = useDepositMutation(depositCalls.undo, depositTexts.undone);
  const undo = async () => {
    const question = { text: depositTexts.undoQuestion, ok: depositTexts.undo, danger: true };
    if (await confirm(question)) undoing.mutate({ params: { id: entry.id } });
  };
  return (
    <Button
      call={depositCalls.undo}
      type="link"
      size="small"
      loading={undoing.isPending}
      aria-label={depositTexts.undoLabel(depositTexts.entry(entry))}
      onClick={() => void undo()}
    >
      {depositTexts.undo}
    </Button>
  );
};
