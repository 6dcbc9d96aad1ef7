export const pickerTexts = {
  clear: 'Rensa',
  search: 'Sök',
  noHits: 'Inga resultat',
} as const;
