export const copyTexts = {
  copy: 'Kopiera',
  copied: 'Kopierat',
  failed: 'Kunde inte kopieras',
} as const;
