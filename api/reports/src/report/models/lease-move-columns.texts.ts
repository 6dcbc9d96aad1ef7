/** The column labels of moves into and out of objects. */
export const leaseMoveColumnTexts = {
  kind: 'In eller ut',
  kinds: { IN: 'Inflyttning', OUT: 'Utflyttning' },
  movedOn: 'Datum',
  month: 'Månad',
} as const;
