import type { LocalDate } from '@husrum/format';

export const ledgerTexts = {
  agedTitle: 'Kundfordringar',
  lead: 'Vad hyresgästerna är skyldiga, efter hur sent det är. Välj en tidigare dag för att se hur det var då.',
  day: 'Dag',
  by: 'Visa per',
  company: 'Företag',
  name: 'Namn',
  noName: 'Borttagen',
  noHouse: 'Utan fastighet',
  balance: 'Saldo',
  sum: 'Summa',
  noneOwed: 'Ingen är skyldig något',
  noneOwedText:
    'Här visas hyresgäster med skickade avier som inte är betalda, och de som har något tillgodo.',
  sheet: 'Excel',
  pdf: 'PDF',
  bookedTitle: 'Stämmer med bokföringen',
  booked: 'Bokfört på konto 1510',
  unsentCredits: 'Kreditavier som inte är skickade',
  bookedHelp:
    'En kreditavi minskar skulden när den skapas, men bokförs när den skickas. Avier i ett bokföringsprogram är bokförda där.',

  title: (tenant: string) => `Reskontra för ${tenant}`,
  breadcrumb: 'Reskontra',
  from: 'Från och med',
  to: 'Till och med',
  kind: 'Händelse',
  invoice: 'Avi',
  due: 'Förfallodag',
  amount: 'Belopp',
  opening: (day: LocalDate | undefined) => (day === undefined ? 'Ingående saldo' : `Ingående saldo ${day}`),
  closing: (day: LocalDate | undefined) => (day === undefined ? 'Saldo i dag' : `Saldo ${day}`),
  lease: 'Uthyrning',
  tenantClosing: 'Saldo med allt',
  leaseHelp:
    'Bara avier för uthyrningen och det som betalats på dem. Det som betalats på andra avier, och tillgodo som inte är använt, är inte med.',
  closingHelp: 'Ett belopp under noll är hyresgästens tillgodohavande.',
  noEntries: 'Inga händelser',
  noEntriesText: 'Här visas skickade avier, krediteringar och inbetalningar.',
} as const;
