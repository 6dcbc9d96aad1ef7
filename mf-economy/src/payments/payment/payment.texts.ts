import { formatKronor } from '@husrum/format';

export const paymentTexts = {
  facts: 'Betalning',
  left: 'Kvar att betala',
  credited: 'Krediterat',
  dueDate: 'Förfallodag',
  ocr: 'OCR-nummer',
  period: 'Period',
  sent: 'Skickad',
  plannedSend: 'Planeras skickas',
  missedSend: 'Skulle ha skickats',
  sentAgain: 'Skickad igen',
  type: 'Typ',
  paidBy: 'Betalas med',
  autogiro: 'Autogiro',

  register: 'Registrera betalning',
  registerSubmit: 'Registrera',
  registered: 'Betalningen är registrerad',
  /** `Betalningen är registrerad. Överskottet räknades av: 838 kr på avi 100002.` */
  registeredAndSettled: (invoices: readonly { reference: string | null; amount: number }[]) =>
    `Betalningen är registrerad. Överskottet räknades av: ${invoices
      .map(({ reference, amount }) => `${formatKronor(amount)} på avi ${reference ?? ''}`)
      .join(', ')}.`,
  surplusText:
    'Det som överstiger avin räknas av på hyresgästens andra obetalda avier från samma företag, äldst förfallodag först. Resten blir tillgodo.',
  paid: 'Avin är redan betald: hela beloppet räknas av på andra obetalda avier eller blir tillgodo.',
  notSent: 'Avin är inte skickad: beloppet räknas av på den, så att den visar vad som är kvar att betala.',

  changeDueDate: 'Ändra förfallodag',
  save: 'Spara',
  sentUnchanged: 'Den avi som hyresgästen redan har fått ändras inte.',
  dueDateChanged: 'Förfallodagen är ändrad',

  undo: 'Ångra',
  undoLabel: (amount: string, paidAt: string) => `Ångra betalning ${amount} ${paidAt}`,
  undoPayment: 'Ångra betalning',
  undoQuestion: 'Betalningen tas bort från avin genom en motpost. Den syns kvar här som ångrad.',
  /** The question before undoing a payment of the bank that was divided among several invoices. */
  undoDividedQuestion: (references: readonly string[]) =>
    `Betalningen delades på flera avier och ångras i sin helhet, även på avi ${references.join(', ')}. Den syns kvar här som ångrad.`,
  dividedWith: (references: readonly string[]) => `Delad med avi ${references.join(', ')}`,
  undone: 'Betalningen är ångrad',

  title: 'Betalningar',
  none: 'Inga betalningar ännu',
  surplus: 'Överskott',
  fromBankFile: 'Ur bankfilen',
  /** The line has no amount of its own: the sum of the lines is what is paid. */
  undonePayment: (amount: number) => `Ångrad: betalning ${formatKronor(amount)}`,
  kind: {
    PAYMENT: 'Betalning',
    OFFSET: 'Tillgodohavande',
    REVERSAL: 'Återförd',
  },
} as const;
