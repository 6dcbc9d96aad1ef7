import { formatNumber } from '@husrum/format';
export const tableTexts = {
  selectRow: 'Markera raden',
  selectPage: 'Markera alla på sidan',
  showDetails: 'Visa detaljer',
  hideDetails: 'Dölj detaljer',
  detailsColumn: 'Visa mer',
  rowActions: 'Val för raden',
  actionsColumn: 'Val',
  sort: 'Sortera',
  defaultOrder: 'Listans ordning',
  directions: { asc: 'Stigande', desc: 'Fallande' },
  noHits: 'Inget stämmer med filtret.',
  pageBeyondEnd: 'Listan är kortare än så.',
  firstPage: 'Till första sidan',
  /** `1–15 av 312`, `1–15 av 10 000+`. */
  range: (first: number, last: number, total: number, isCapped: boolean) =>
    `${formatNumber(first)}–${formatNumber(last)} av ${formatNumber(total)}${isCapped ? '+' : ''}`,
  pages: 'Sidor',
  page: (page: number) => `Sida ${page}`,
  previousPage: 'Föregående sida',
  nextPage: 'Nästa sida',
} as const;
