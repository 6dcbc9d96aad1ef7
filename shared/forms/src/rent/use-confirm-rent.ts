import { intervalSuffix, type PaymentInterval } from '@husrum/contract/lease';
import { formatKronor } from '@husrum/format';
import { useConfirm } from '@husrum/ui';
import { rentTexts } from './rent.texts';
import { isUnlikelyRent } from './unlikely-rent.rules';

/** The fields of a rent, with the names that they have in the contract. */
export interface RentInput {
  fee?: number | null | undefined;
  fee_as_m2?: boolean | undefined;
  payment_interval?: PaymentInterval | undefined;
}

const toRent = (
  { fee, fee_as_m2 = false, payment_interval = 'MONTHLY' }: RentInput,
  area: number | null,
) => ({
  fee: fee ?? 0,
  isPerM2: fee_as_m2,
  area,
  interval: payment_interval,
});

const formatRent = ({ fee, fee_as_m2, payment_interval = 'MONTHLY' }: RentInput): string =>
  `${formatKronor(fee ?? 0)}${fee_as_m2 ? rentTexts.perM2 : ''}${intervalSuffix[payment_interval]}`;

/**
 * Asks the user to confirm a rent that differs at least tenfold from what it was, or from the rent asked for the object.
 * Resolves to true at once for other rents.
 */
export const useConfirmRent = () => {
  const confirm = useConfirm();
  return async (before: RentInput, after: RentInput, area: number | null): Promise<boolean> =>
    !isUnlikelyRent(toRent(before, area), toRent(after, area)) ||
    confirm({
      title: rentTexts.unlikelyTitle,
      text: rentTexts.unlikely(formatRent(after), formatRent(before)),
      ok: rentTexts.unlikelyConfirm,
      cancel: rentTexts.unlikelyChange,
    });
};
