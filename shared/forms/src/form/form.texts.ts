import { formatCount } from '@husrum/format';
export const formTexts = {
  cancel: 'Avbryt',
  readOnly: 'Din roll får läsa men inte ändra här.',
  draftFound: 'Det finns ett utkast som inte blev sparat.',
  restoreDraft: 'Återställ',
  discardDraft: 'Kasta',
  errorCount: (count: number) => formatCount(count, 'uppgift behöver rättas', 'uppgifter behöver rättas'),
} as const;
