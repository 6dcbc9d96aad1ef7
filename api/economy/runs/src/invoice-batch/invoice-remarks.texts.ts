import { formatOre, formatPercent } from '@husrum/format';

export const remarkTexts = {
  /** `+32 % mot 8 500 kr`. */
  jump: (percent: number, previousPayOre: number): string =>
    `${percent > 0 ? '+' : ''}${formatPercent(Math.round(percent))} mot ${formatOre(previousPayOre)}`,
  overlaps: (reference: string): string => `även avi ${reference}`,
} as const;
