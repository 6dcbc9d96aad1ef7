export const invoicePdfTexts = {
  draft: 'Utkast – inte skickad',
  cancelled: 'Makulerad',
  continued: (title: string) => `${title}, fortsättning`,
  pageNumber: (page: number, pages: number) => `Sida ${page} av ${pages}`,

  rowName: 'Benämning',
  quantity: 'Antal',
  unitPrice: 'À-pris',
  vat: 'Moms',
  amount: 'Belopp',
  vatExempt: 'Momsfri',

  autogiroTitle: 'Betalas med autogiro',
  amountDrawn: 'Belopp som dras',
  drawnOn: 'Dras den',
  autogiro: 'Beloppet dras från ditt konto på förfallodagen. Du behöver inte göra något.',
  payWithOcr: 'Ange OCR-numret när du betalar.',
  payWithQr: 'Skanna koden i din bankapp, eller ange OCR-numret när du betalar.',
  ocr: 'OCR-nummer',
  amountDue: 'Att betala',
  dueDate: 'Förfallodag',
  payee: 'Betalningsmottagare',
} as const;
