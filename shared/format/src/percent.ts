const sv = new Intl.NumberFormat('sv-SE', { style: 'percent', maximumFractionDigits: 2 });

/** A rate given in percent, as VAT and adjustments are on the wire: 25 gives `25 %`, 3.2 gives `3,2 %` (U+00A0). */
export const percent = (rate: number): string => sv.format(rate / 100);

/** A share given as a fraction of one: 0.125 gives `12,5 %`. */
export const percentOfShare = (share: number): string => sv.format(share);
