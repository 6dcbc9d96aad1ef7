import type { LocalDate } from '@husrum/format';
import type { Addon } from './addon-rows.rules';
import type { RentVersion } from './rent-rows.rules';

/**
 * The first day of the agreed rent that a version continues (docs/domain-rules.md, D-15): its own first day, or that of an earlier
 * version whose rent was adjusted, or goes on with another VAT.
 */
export const rentAgreedFrom = ({
  validFrom,
  agreedFrom,
}: Pick<RentVersion, 'validFrom' | 'agreedFrom'>): LocalDate => agreedFrom ?? validFrom;

/**
 * Whether an adjustment of a day changes a version: only if its rent was agreed from an earlier day. The rent that a lease begins
 * with is also changed on its first day, on which the lease runs. `versions` are all of the lease.
 */
export const isRentAdjustable = (
  version: Pick<RentVersion, 'validFrom' | 'agreedFrom'>,
  day: LocalDate,
  versions: readonly Pick<RentVersion, 'validFrom'>[],
): boolean => {
  const agreedFrom = rentAgreedFrom(version);
  return agreedFrom < day || (agreedFrom === day && versions.every(({ validFrom }) => validFrom >= day));
};

/** The first day of the agreed fee that an add-on continues. */
export const addonAgreedFrom = ({ start, agreedFrom }: Pick<Addon, 'start' | 'agreedFrom'>): LocalDate =>
  agreedFrom ?? start;
