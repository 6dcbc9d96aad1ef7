export const copyTexts = {
  copy: 'Kopiera',
  copied: 'Kopierat',
} as const;
