import { formatKronor } from '@husrum/format';
import { useConfirm } from '@husrum/ui';
import { rentTexts } from './rent.texts';
import { isUnlikelyAmount } from './unlikely-rent.rules';

/** Asks whether an amount in SEK is right that differs tenfold from what it was. True without asking for others. */
export const useConfirmAmount = () => {
  const confirm = useConfirm();
  return async (before: number, after: number): Promise<boolean> =>
    !isUnlikelyAmount(before, after) ||
    confirm({
      title: rentTexts.unlikelyAmountTitle,
      text: rentTexts.unlikelyAmount(formatKronor(after), formatKronor(before)),
      ok: rentTexts.unlikelyConfirm,
      cancel: rentTexts.changeAmount,
    });
};
