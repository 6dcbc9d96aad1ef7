export const paymentTexts = {
  facts: 'Betalning',
  left: 'Kvar att betala',
  dueDate: 'Förfallodag',
  ocr: 'OCR-nummer',
  period: 'Period',
  sent: 'Skickad',
  plannedSend: 'Planeras skickas',
  sentAgain: 'Skickad igen',
  type: 'Typ',
  paidBy: 'Betalas med',
  autogiro: 'Autogiro',

  register: 'Registrera betalning',
  registerSubmit: 'Registrera',
  registered: 'Betalningen är registrerad',
  surplus: 'Det som överstiger avin blir hyresgästens tillgodohavande och dras av på nästa avi.',

  changeDueDate: 'Ändra förfallodag',
  save: 'Spara',
  sentUnchanged: 'Den avi som hyresgästen redan har fått ändras inte.',
  dueDateChanged: 'Förfallodagen är ändrad',

  undo: 'Ångra',
  undoLabel: (amount: string, paidAt: string) => `Ångra betalning ${amount} ${paidAt}`,
  undoPayment: 'Ångra betalning',
  undoQuestion: 'Betalningen tas bort från avin genom en motpost. Båda syns kvar här.',
  undone: 'Betalningen är ångrad',

  title: 'Betalningar',
  none: 'Inga betalningar ännu',
  kind: {
    PAYMENT: 'Betalning',
    OFFSET: 'Tillgodohavande',
    REVERSAL: 'Återförd',
  },
} as const;
