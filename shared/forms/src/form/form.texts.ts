export const formTexts = {
  cancel: 'Avbryt',
  draftFound: 'Det finns ett utkast som inte blev sparat.',
  restoreDraft: 'Återställ',
  discardDraft: 'Kasta',
  errorCount: (count: number) => `${count} uppgifter behöver rättas`,
} as const;
