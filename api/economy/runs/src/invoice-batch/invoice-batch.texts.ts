export const invoiceExportTexts = {
  fileName: (day: string) => `hyresavier_${day}.csv`,

  reference: 'Referens',
  kind: 'Slag',
  status: 'Status',
  type: 'Typ',
  entity: 'Objekt',
  house: 'Ligger i',
  tenant: 'Hyresgäst',
  start: 'Från',
  stop: 'Till',
  sent: 'Skickad',
  due: 'Förfaller',
  amount: 'Att betala',
  left: 'Kvar att betala',
} as const;

export const sendingPreviewTexts = {
  notInReview: 'Avin väntar inte på attestering.',
} as const;
