/** The column labels of invoice fields. */
export const invoiceColumnTexts = {
  reference: 'Referens',
  status: 'Status',
  invoiceType: 'Typ',
  start: 'Från',
  stop: 'Till',
  sendDate: 'Skickas',
  sentAt: 'Skickad',
  dueAt: 'Förfaller',
  fee: 'Belopp exkl. moms (kr)',
  tax: 'Moms (kr)',
  pay: 'Att betala (kr)',
  left: 'Kvar att betala (kr)',
  ocr: 'OCR-nummer',
  createdAt: 'Skapad',
} as const;
