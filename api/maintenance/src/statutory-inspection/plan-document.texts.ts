import { capitalize, formatMonth, formatNumber } from '@husrum/format';

export const planDocumentTexts = {
  title: (year: number) => `Årsplan ${year}`,
  subtitle: 'Myndighetskrav och planerat underhåll',
  fileName: (year: number, extension: 'pdf' | 'xlsx') => `arsplan-${year}.${extension}`,
  month: (month: string | null) =>
    month === null ? 'Kvar från tidigare år' : capitalize(formatMonth(month)),
  columns: {
    day: 'Dag',
    month: 'Månad',
    company: 'Företag',
    entity: 'Objekt',
    kind: 'Slag',
    title: 'Åtgärd',
    source: 'Lagrum',
    status: 'Status',
    budget: 'Budget (kr)',
    cost: 'Kostnad (kr)',
  },
  inspection: 'Myndighetskrav',
  activity: 'Underhåll',
  overdue: { inspection: 'Förfallen', activity: 'Försenad' },
  done: 'Utförd',
  budget: 'Budget',
  cost: 'Kostnad',
  total: 'Summa',
  yearTotal: (year: number) => `Summa ${year}`,
  tooManyRows: (count: number, max: number) =>
    `Planen har ${formatNumber(count)} rader och en PDF högst ${formatNumber(max)}. Välj ett företag eller hämta den som Excel.`,
  empty: 'Inget är planerat det här året.',
  budgetNote:
    'Budget är aktivitetens eller besiktningens budget, eller vad förra besiktningen kostade. Kostnad är utfallet av det som är utfört. Rader utan belopp räknas inte.',
  printed: (day: string) => `Utskriven ${day}`,
  page: (page: number, count: number) => `Sida ${page} av ${count}`,
} as const;
