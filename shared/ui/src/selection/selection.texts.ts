import { formatCount, formatNumber } from '@husrum/format';

export const selectionTexts = {
  bar: 'Markerade rader',
  clear: 'Avmarkera alla',
  selected: (count: number) => formatCount(count, 'markerad', 'markerade'),
  selectAll: (total: number) => `Markera alla ${formatNumber(total)} i filtret`,
  selectFirst: (total: number) => `Markera de ${formatNumber(total)} första i filtret`,
} as const;
