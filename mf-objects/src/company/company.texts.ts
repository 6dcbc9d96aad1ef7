export const texts = {
  title: 'Företag',
  create: 'Skapa företag',
  created: (name: string) => `${name} skapad`,
  saved: 'Ändringar sparade',
  removed: 'Företaget är borttaget',
  removeFailed: (message: string) => `Borttagningen misslyckades: ${message}`,
  removeQuestion: 'Företaget tas bort.',
  removeWithObjects: (count: number) =>
    `Företaget har ${count === 1 ? 'ett objekt' : `${count} objekt`}. ${count === 1 ? 'Det' : 'De'} tas bort tillsammans med företaget.`,
  none: 'Det finns inte några företag',
  noneText: 'Företaget är den som hyr ut: dess namn, organisationsnummer och bankgiro står på hyresavierna.',
  noObjects: 'Företaget har inga objekt än',
  noObjectsText: 'Börja med fastigheten, och lägg lägenheter, lokaler och parkeringar under den.',
  createObject: 'Skapa objekt',
} as const;

export const invoicingTexts = {
  title: 'Faktureringsinställningar',
  payment: 'Betalning',
  paymentText: 'Så betalas företagets hyresavier. Numren trycks på avin.',
  terms: 'Antal dagar från utskick till förfallodag. Infaller den på en helg flyttas den till nästa bankdag.',
  giro: 'Ange bankgiro, plusgiro eller båda.',
  vat: 'Behövs när hyra eller tillägg har moms.',
  noGiro: 'Utan bankgiro eller plusgiro framgår det inte av avin hur den ska betalas.',
  auto: 'Automatisk avisering',
  autoText:
    'Husrum skapar nästa hyresavi för varje uthyrning och skickar den på den dag du väljer. Perioder som redan har börjat aviseras inte i efterhand.',
  off: 'Avstängd: du skapar och skickar avierna själv.',
  generateDay: '1–31. I kortare månader används den sista dagen.',
  sendDay: 'Första gången dagen infaller efter att avin har skapats.',
  period: 'Den månad som avin avser, räknat från månaden då den skapas.',
  review: 'Avierna väntar på att någon godkänner dem innan de går att skicka.',
  accounting: 'Bokföring',
  save: 'Spara inställningar',
} as const;
