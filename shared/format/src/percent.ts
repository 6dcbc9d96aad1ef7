const percentFormat = new Intl.NumberFormat('sv-SE', { style: 'percent', maximumFractionDigits: 2 });

/** A rate in percent, the form of VAT rates and rent adjustments in JSON: 25 gives `25 %`, 3.2 gives `3,2 %` (U+00A0). */
export const formatPercent = (rate: number): string => percentFormat.format(rate / 100);

/** A share from 0 to 1: 0.125 gives `12,5 %`. */
export const formatShare = (share: number): string => percentFormat.format(share);
