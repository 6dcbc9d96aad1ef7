import { MAX_IMPORT_MEGABYTES, MAX_IMPORT_ROWS } from '@husrum/contract/import';
import { formatCount, formatNumber } from '@husrum/format';

export const importTexts = {
  title: 'Importera från Excel',
  intro:
    'Fyll i hela beståndet i en Excelfil: företag, fastigheter, objekt, hyresgäster och uthyrningar. Inget skapas förrän du har sett vad filen innehåller.',
  steps: {
    template: 'Hämta mall',
    upload: 'Ladda upp',
    check: 'Kontrollera',
    done: 'Klart',
  },

  templateText:
    'Mallen har en rad per objekt. Hyresgäst och uthyrning står på samma rad, eller lämnas tomma för ett vakant objekt. Bladet Förklaringar beskriver varje kolumn.',
  download: 'Hämta mall',
  ownFile:
    'Har du redan en fil med ett bestånd? Döp om dess rubriker efter mallen. Ordningen spelar ingen roll.',

  choose: 'Dra hit filen eller klicka för att välja',
  limits: `Excel (.xlsx) eller CSV, högst ${formatNumber(MAX_IMPORT_ROWS)} rader och ${MAX_IMPORT_MEGABYTES} MB`,
  chooseFile: 'Välj en fil.',
  upload: 'Ladda upp och kontrollera',
  reading: 'Läser filen …',

  checkTitle: (name: string) => `Innehållet i ${name}`,
  willCreate: 'Det här skapas',
  counts: {
    companies: 'Företag',
    estates: 'Fastigheter',
    entities: 'Objekt',
    tenants: 'Hyresgäster',
    leases: 'Uthyrningar',
  },
  reused: (count: number) => `${formatCount(count, 'finns redan', 'finns redan')}`,
  nothingNew: 'Det finns inget kvar att importera: allt i filen finns redan.',
  nothingNewButProblems:
    'Det finns inget kvar att importera: allt utom raderna med fel finns redan. Rätta dem i filen och ladda upp den igen.',
  ignoredColumns: (titles: readonly string[]) => `Kolumner som inte importeras: ${titles.join(', ')}`,
  problemsTitle: (rows: number, total: number) =>
    `${formatCount(rows, 'rad', 'rader')} av ${formatNumber(total)} har fel`,
  problemsText: 'Rätta dem i filen och ladda upp den igen, eller importera bara de andra raderna.',
  problemsOnly: 'Rätta dem i filen och ladda upp den igen.',
  more: (count: number) => `… och ${formatNumber(count)} till`,
  problems: 'Rader med fel',
  problemColumns: { row: 'Rad', column: 'Kolumn', message: 'Fel' },
  warnings: 'Rader att kontrollera',
  warningsText: 'De här raderna går att importera. Kontrollera att uppgifterna stämmer.',
  warningColumn: 'Kontrollera',
  sample: 'De första raderna',
  sampleColumns: {
    row: 'Rad',
    company: 'Företag',
    estate: 'Fastighet',
    type: 'Typ',
    name: 'Objekt',
    rent: 'Hyra',
    tenant: 'Hyresgäst',
    start: 'Start',
  },
  skip: 'Hoppa över rader med fel',
  run: (rows: number) => `Importera ${formatCount(rows, 'rad', 'rader')}`,
  otherFile: 'Välj en annan fil',

  done: 'Importen är klar',
  nothingCreated: 'Inget nytt skapades: allt som kunde importeras fanns redan.',
  skipped: (rows: number) => `${formatCount(rows, 'rad hoppades över', 'rader hoppades över')}`,
  skippedText: 'Rätta dem i filen och ladda upp den igen. Det som redan finns skapas inte en gång till.',
  next: 'Se det som skapades',
  showEntities: 'Visa objekten',
  showLeases: 'Visa uthyrningarna',
  showTenants: 'Visa hyresgästerna',
  importMore: 'Importera en fil till',
} as const;
