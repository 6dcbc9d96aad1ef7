import type { ReceiptType } from '@husrum/contract/receipt';
import { formatNumber } from '@husrum/format';

const type: Readonly<Record<ReceiptType, string>> = {
  nyckel: 'Nyckel',
  tag: 'Tag',
  fjärrkontroll: 'Fjärrkontroll',
  annat: 'Annat',
};

/** Leaves out the count while it is not known. */
const withCount = (text: string, count: number | undefined): string =>
  count === undefined ? text : `${text} (${formatNumber(count)})`;

export const receiptTexts = {
  title: 'Kvittenser',
  view: 'Visa',
  create: 'Lämna ut',
  active: (count: number | undefined) => withCount('Aktiva', count),
  history: (count: number | undefined) => withCount('Historik', count),
  type,
  fields: {
    name: 'Namn',
    type: 'Typ',
    quantity: 'Antal',
    marking: 'Märkning',
    description: 'Beskrivning',
    handoutDate: 'Utlämnad',
    returnDate: 'Återlämnad',
  },
  none: 'Inget är utlämnat',
  noHistory: 'Inget har återlämnats',
  unreturned: 'Inte återlämnat',
  /** `2 Entrényckel, A-17`. */
  item: ({ quantity, name, marking }: { quantity: number; name: string; marking: string | null }) =>
    [quantity > 1 ? `${formatNumber(quantity)} ${name}` : name, marking].filter(Boolean).join(', '),
  showAll: 'Visa alla kvittenser',
  return: 'Återlämna',
  returnNamed: (name: string) => `Återlämna ${name}`,
  returnTitle: (name: string) => `Återlämna ${name}`,
  returned: (name: string) => `${name} återlämnad`,
  returnFailed: (message: string) => `Kunde inte markera som återlämnad: ${message}`,
  loadFailed: 'Kunde inte ladda kvittenser',
  retry: 'Försök igen',
  createFailed: (message: string) => `Kunde inte skapa kvittenser: ${message}`,
  print: 'Skriv ut kvittens',
  printAll: {
    handout: (day: string, count: number) => `Skriv ut allt utlämnat ${day} (${formatNumber(count)})`,
    return: (day: string, count: number) => `Skriv ut allt återlämnat ${day} (${formatNumber(count)})`,
  },
  atLeastOneRow: 'Fyll i minst namn och typ på en rad',
  created: (count: number) => (count === 1 ? 'Kvittens skapad' : `${formatNumber(count)} kvittenser skapade`),
  addRow: 'Lägg till rad',
  removeRow: (row: number) => `Ta bort rad ${row}`,
  saved: 'Sparad',
  rowsHint: 'Rader utan namn eller typ sparas inte.',
} as const;
