const countFormat = new Intl.NumberFormat('sv-SE');

export const selectionTexts = {
  bar: 'Markerade rader',
  clear: 'Avmarkera alla',
  selected: (count: number) => `${countFormat.format(count)} markerade`,
  selectAll: (total: number) => `Markera alla ${countFormat.format(total)} i filtret`,
  selectFirst: (total: number) => `Markera de ${countFormat.format(total)} första i filtret`,
} as const;
