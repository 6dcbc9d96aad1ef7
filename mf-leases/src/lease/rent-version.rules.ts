import type { RentVersionRow } from '@husrum/contract/lease';
import { formatPerSquareMetre, formatSquareMetres } from '@husrum/format';

/** The fee per m² and the area as a list of one text, or an empty list when the rent is a fixed amount. */
export const formatFeePerSquareMetre = ({
  fee,
  fee_as_m2,
  area,
}: Pick<RentVersionRow, 'fee' | 'fee_as_m2' | 'area'>): string[] =>
  fee_as_m2 ? [`${formatPerSquareMetre(fee)} × ${formatSquareMetres(area ?? 0)}`] : [];

type Rent = Pick<RentVersionRow, 'total' | 'payment_interval'>;

/** The change of the rent in SEK; null without a previous rent, without a change, or when the intervals differ. */
export const calculateRentChange = (current: Rent, previous: Rent | undefined): number | null => {
  if (previous === undefined || previous.payment_interval !== current.payment_interval) return null;
  const change = Math.round((current.total - previous.total) * 100) / 100;
  return change === 0 ? null : change;
};
