import { formatNumber } from '@husrum/format';

/** What every field that searches says about its hits. */
export const pickerTexts = {
  clear: 'Rensa',
  search: 'Sök',
  noHits: 'Inga resultat',
  similarHits: 'Inget stämmer exakt. Menade du:',
  more: (shown: number, total: number, isExact: boolean) =>
    `Visar ${formatNumber(shown)} av ${isExact ? '' : 'minst '}${formatNumber(total)}. Skriv mer för att begränsa.`,
} as const;
