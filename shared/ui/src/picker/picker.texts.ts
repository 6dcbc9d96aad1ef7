export const pickerTexts = {
  clear: 'Rensa',
  search: 'Sök',
  noHits: 'Inga resultat',
  similarHits: 'Inget stämmer exakt. Menade du:',
} as const;
