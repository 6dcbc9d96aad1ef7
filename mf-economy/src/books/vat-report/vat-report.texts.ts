import type { VatDifference } from '@husrum/contract/vat-report';

export const vatReportTexts = {
  title: 'Momsrapport',
  lead: 'Vad du skriver i momsdeklarationen, och varför det skiljer sig från bokföringen.',
  company: 'Företag',
  length: 'Redovisning',
  period: 'Period',

  boxes: 'Skriv i momsdeklarationen',
  box: 'Ruta',
  boxName: 'Benämning',
  declared: 'Skriv i rutan',
  exact: 'Exakt',
  boxesHelp:
    'I deklarationen skrivs hela kronor, och ören stryks. Här finns bara momsen på hyresavier: lägg till företagets övriga försäljning och den ingående momsen.',
  notEnded: 'Perioden är inte slut. Beloppen ändras när hyresgäster betalar.',

  months: 'Per månad och sats',
  month: 'Månad',
  rate: 'Moms',
  base: 'Exklusive moms',
  tax: 'Momsbelopp',
  noBox: 'Ingen',
  sum: 'Summa',

  books: 'Stämmer med bokföringen',
  what: 'Post',
  reason: 'Varför',
  amount: 'Belopp',
  bookedOn: (accounts: readonly number[]) => `Bokfört på konto ${accounts.join(' och ')}`,
  reportedMinusBooked: 'Redovisat minus bokfört',
  reported: 'Redovisas i perioden',
  invoices: 'Avier',
  booksHelp:
    'Bokföringen tar momsen den dag då avin skickas, i deklarationen hör den till månaden då hyran betalas eller perioden slutar. Klicka på en rad för att se avierna.',
  agrees: 'Bokföringen och momsrapporten är lika i perioden.',
  unexplained:
    'En del av skillnaden saknar förklaring. Öppna raden och kontrollera avierna innan du deklarerar.',
  why: {
    REPORTED_LATER: 'Skickade i perioden, men hyran betalas eller hyresperioden slutar senare.',
    REPORTED_EARLIER: 'Skickade i perioden för en hyresperiod som redan var slut.',
    BOOKED_EARLIER: 'Skickade före perioden. Hyran är betald eller hyresperioden slut nu.',
    BOOKED_LATER: 'Hyresperioden slutar nu, men avin skickas efter perioden.',
    CREDIT: 'Bokförs när de skickas, och redovisas tidigast när hyresperioden slutar.',
    CANCELLED: 'Bokförs när de skickas och återförs när de makuleras. De redovisas aldrig.',
    WRITE_OFF:
      'Momsen kommer tillbaka när avin skrivs av. Den redovisas i den månaden, men inte innan hyresperioden slutar, och bokförs senare när månaden är låst.',
    PROGRAM: 'Momsen ska redovisas, men är bokförd i programmet och inte i SIE-filen.',
    UNEXPLAINED: 'Bokfört och redovisat skiljer sig åt även över tid.',
  } satisfies Readonly<Record<VatDifference, string>>,

  nothing: 'Ingen moms i perioden',
  nothingText:
    'Momsen kommer med när en avi med moms är skickad. Om hyran har moms väljer du på uthyrningen, och tillägg har en egen moms.',
  showLeases: 'Visa uthyrningar',
  noCompanies: 'Det finns inte några företag',
  noCompaniesText: 'Moms redovisas per företag. Börja med att skapa företaget som äger objekten.',
  createCompany: 'Skapa företag',

  invoice: 'Avi',
  tenant: 'Hyresgäst',
  sent: 'Skickad',
  bookedNow: 'Bokfört i perioden',
  reportedNow: 'Redovisas i perioden',
  difference: 'Skillnad',
  noInvoices: 'Inga avier',
  noInvoicesText: 'Inga avier har den skillnaden i perioden.',
} as const;
