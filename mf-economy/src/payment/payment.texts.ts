export const texts = {
  register: 'Registrera betalning',
  registered: 'Betalningen är registrerad',
  surplus: 'Det som överstiger avin blir hyresgästens tillgodohavande och dras av på nästa avi.',
  moveDueAt: 'Ändra förfallodag',
  moved: 'Förfallodagen är ändrad',
  undo: 'Ångra',
  undoPayment: 'Ångra betalning',
  undoQuestion: 'Betalningen tas bort från avin genom en motpost. Båda syns kvar här.',
  undone: 'Betalningen är ångrad',
  title: 'Betalningar',
  none: 'Inga betalningar ännu',
} as const;

export const kindLabel = {
  PAYMENT: 'Betalning',
  OFFSET: 'Tillgodohavande',
  REVERSAL: 'Återförd',
} as const;
