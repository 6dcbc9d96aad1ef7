import { MAX_IMPORT_ROWS } from '@husrum/contract/import';
import { formatNumber } from '@husrum/format';
import { MAX_COLUMNS, MAX_ROW_LENGTH, MAX_TEXT_LENGTH } from './import.limits';

const list = (titles: readonly string[]): string => titles.join(', ');

export const importTexts = {
  templateName: 'Bestånd till Husrum.xlsx',
  sheet: 'Bestånd',
  explanations: 'Förklaringar',
  explanationColumns: {
    column: 'Kolumn',
    required: 'Krävs',
    format: 'Så fyller du i',
    values: 'Tillåtna värden',
  },
  exampleTitle: 'Exempelraden',
  example: 'Raden med Exempelfastigheter AB är ett exempel. Den importeras inte, och kan tas bort.',

  unreadable: 'Filen går inte att läsa. Öppna den i Excel, spara den på nytt som .xlsx och försök igen.',
  tooManyRows: `Filen har för många rader. Högst ${formatNumber(MAX_IMPORT_ROWS)} rader går att importera åt gången.`,
  tooManyColumns: `Filen har för många kolumner. Högst ${formatNumber(MAX_COLUMNS)} kolumner går att läsa.`,
  rowTooLong: (line: number | undefined) =>
    `${line === undefined ? 'En rad' : `Rad ${formatNumber(line)}`} i filen är för lång. En rad kan ha högst ${formatNumber(MAX_ROW_LENGTH)} tecken. Kanske saknas ett citattecken.`,
  tooMuchText: `Filen innehåller för mycket text. Högst ${formatNumber(MAX_TEXT_LENGTH)} tecken går att importera åt gången.`,
  openQuote: 'Ett citattecken (") i filen avslutas aldrig. Rätta det, eller spara filen som .xlsx.',
  noRows: 'Filen har inga rader att importera. Fyll i minst en rad under rubrikerna.',
  missingColumns: (titles: readonly string[]) =>
    `Filen saknar ${titles.length === 1 ? 'kolumnen' : 'kolumnerna'} ${list(titles)}. Utgå från mallen, med rubrikerna på en rad.`,
  doubleColumn: (title: string) => `Kolumnen ${title} finns två gånger`,

  number: 'Ange ett tal, till exempel 8 500,50',
  dayMonthYear: 'Skriv datumet som ÅÅÅÅ-MM-DD. Med snedstreck går dag och månad att förväxla.',
  date: 'Skriv datumet som ÅÅÅÅ-MM-DD',
  yesOrNo: 'Skriv Ja eller Nej',
  formula: 'Cellen har ett fel i sin formel',
  uncalculated:
    'Formeln i cellen är inte beräknad. Öppna filen i kalkylprogrammet, spara den och ladda upp den igen.',
  dateInText:
    'Cellen innehåller ett datum. Ändra cellens format till text eller tal och skriv värdet på nytt.',
  zeroRent: 'Hyran är 0 kr. Kontrollera att det stämmer.',
  interval: 'Skriv Månad, Kvartal eller År',
  taxRate: 'Skriv 0, 6, 12 eller 25',
  noticePeriod: 'Skriv ett antal och en enhet, till exempel 3 månader',
  identifier:
    'Numret stämmer inte. Skriv personnummer som ÅÅÅÅMMDD-XXXX och organisationsnummer som NNNNNN-NNNN.',
  type: (names: readonly string[]) => `Välj en av typerna ${list(names)}`,
  typeMissing: 'Fyll i objektstypen',
  fieldOfOtherType: (type: string, title: string) => `${type} har inget fält ${title}. Lämna cellen tom.`,
  oneRent: 'Fyll i hyran i bara en av kolumnerna',
  rentNotEven: (interval: string) => `Hyran går inte att räkna om i hela ören. Ange hyran per ${interval}.`,
  rentWithoutRental: 'En fastighet har ingen egen hyra. Lämna cellen tom.',

  companyMissing: 'Fyll i företagets namn eller organisationsnummer',
  companyAmbiguous: 'Flera företag heter så. Fyll i organisationsnumret.',
  estateWithProblem: (row: number) => `Rätta först fastigheten på rad ${row}`,
  estateInEstate: 'En fastighet kan inte ligga i en annan fastighet. Lämna cellen tom.',
  existsAsOtherType: (type: string) => `Objektet finns redan och är av typen ${type}`,
  sameObject: (row: number) => `Objektet finns redan på rad ${row}`,
  tenantMissing: 'Fyll i hyresgästens namn, eller lämna uppgifterna om uthyrningen tomma',
  overlapsRow: (row: number) => `Objektet är redan uthyrt under perioden på rad ${row}`,

  hasProblems: (rows: string) =>
    `${rows}. Rätta filen och ladda upp den igen, eller hoppa över rader med fel.`,
  nothingToCreate: 'Ingen rad går att importera. Rätta filen och ladda upp den igen.',
} as const;
