/** The column labels of receipt fields. */
export const receiptColumnTexts = {
  name: 'Namn',
  type: 'Typ',
  quantity: 'Antal',
  marking: 'Märkning',
  description: 'Beskrivning',
  handoutDate: 'Utlämnad',
  returnDate: 'Återlämnad',
  isReturned: 'Är återlämnad',
  createdAt: 'Skapad',
  /** The labels of the values of `type`. */
  types: { nyckel: 'Nyckel', tag: 'Tagg', fjärrkontroll: 'Fjärrkontroll', annat: 'Annat' },
} as const;
