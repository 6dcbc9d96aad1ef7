export const listPreferenceTexts = {
  saveFailed: 'Ändringen av listan kunde inte sparas, försök igen',
} as const;
