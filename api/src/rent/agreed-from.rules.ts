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

/** The first day of the agreed fee that an add-on continues. */
export const addonAgreedFrom = ({ start, agreedFrom }: Pick<Addon, 'start' | 'agreedFrom'>): LocalDate =>
  agreedFrom ?? start;
