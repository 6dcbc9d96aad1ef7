/** The column labels of moves into and out of objects. */
export const leaseMoveColumnTexts = {
  kind: 'In eller ut',
  kinds: { IN: 'Inflyttning', OUT: 'Avflyttning' },
  movedOn: 'Datum',
  month: 'Månad',
} as const;
