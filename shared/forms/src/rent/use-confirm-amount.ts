import { formatKronor } from '@husrum/format';
import { useConfirm } from '@husrum/ui';
import { rentTexts } from './rent.texts';
import { isUnlikelyAmount } from './unlikely-rent.rules';

/**
 * Asks the user to confirm an amount in SEK that differs at least tenfold from what it was. Resolves to true at once for other
 * amounts.
 */
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
