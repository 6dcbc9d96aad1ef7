import type { ReceiptType } from '@husrum/contract/receipt';

export const receiptTypeLabel: Readonly<Record<ReceiptType, string>> = {
  nyckel: 'Nyckel',
  tag: 'Tag',
  fjärrkontroll: 'Fjärrkontroll',
  annat: 'Annat',
};

export const texts = {
  title: 'Kvittenser',
  create: 'Lämna ut',
  active: 'Aktiva',
  history: 'Historik',
  none: 'Inget är utlämnat',
  noHistory: 'Inget har återlämnats',
  giveBack: 'Återlämna',
  returned: (name: string) => `${name} återlämnad`,
  giveBackFailed: (message: string) => `Kunde inte markera som återlämnad: ${message}`,
  loadFailed: 'Kunde inte ladda kvittenser',
  createFailed: 'Kunde inte skapa kvittenser',
  print: 'Skriv ut kvittens',
  atLeastOne: 'Fyll i minst namn och typ på en rad',
  created: (count: number) => (count === 1 ? 'Kvittens skapad' : `${count} kvittenser skapade`),
  addRow: 'Lägg till rad',
  removeRow: (row: number) => `Ta bort rad ${row}`,
  saved: 'Sparad',
  rowsText: 'Rader utan namn eller typ sparas inte.',
} as const;
