import { REPORT_PREVIEW_LIMIT } from '@husrum/contract/report';
import { formatCount, formatNumber } from '@husrum/format';

export const reportTexts = {
  title: 'Egen rapport',
  intro: 'Bygg en egen rapport: välj källa, kolumner och filter.',

  modelStep: '1. Källa och relationer',
  model: 'Källa',
  relationships: 'Ta med fält från',
  selectModelFirst: 'Välj en källa först.',

  columnsStep: '2. Kolumner',
  selectedColumns: 'Valda kolumner',
  selectField: 'Välj minst ett fält.',
  searchField: 'Sök fält',
  availableFields: 'Fält att lägga till',
  allFieldsSelected: 'Alla fält är valda',

  filtersStep: '3. Filter',
  organizeStep: '4. Ordna och summera',
  groupBy: 'Gruppera efter',
  groupByPlaceholder: 'En rad per …',
  groupedHint: 'Rapporten visar grupperna och beräkningarna, inte kolumnerna.',
  totals: 'Beräkningar',
  selectedTotals: 'Valda beräkningar',
  totalField: 'Fält att beräkna',
  totalFieldPlaceholder: 'Välj fält att beräkna',
  totalFunction: 'Beräkning',
  addTotal: 'Lägg till beräkning',
  removeTotal: (total: string) => `Ta bort beräkningen ${total}`,
  sort: 'Sortering',
  selectedSort: 'Vald sortering',
  addSort: 'Sortera efter',
  addSortPlaceholder: 'Välj fält att sortera efter',
  ascending: 'stigande',
  descending: 'fallande',
  /** The label and the direction of a sort, such as `Start, fallande`. */
  sortedBy: (label: string, direction: string) => `${label}, ${direction}`,
  reverseSort: (label: string) => `Vänd sorteringen efter ${label}`,
  removeSort: (label: string) => `Ta bort sorteringen efter ${label}`,
  /** A note under totals of fields that are on several rows. */
  countedOnce: (labels: string) => `${labels}: det som står på flera rader räknas en gång.`,
  chart: 'Diagram',
  noChart: 'Inget',
  chartType: { bar: 'Stapel', line: 'Linje', share: 'Andel' },
  chartValue: 'Värde i diagrammet',
  noChartValue: 'Ingen av beräkningarna ger ett tal.',
  noShareOfAverages: 'Andel går att välja för antal och summor.',
  /** The description of the chart for screen readers. */
  chartDescription: (type: string, groups: number) =>
    `${type}, ${formatCount(groups, 'grupp', 'grupper')}. ${
      groups > REPORT_PREVIEW_LIMIT
        ? `De första ${REPORT_PREVIEW_LIMIT} värdena står i tabellen under diagrammet, och alla i exporten.`
        : 'Värdena står i tabellen under diagrammet.'
    }`,
  scrollChart: 'Diagrammet, går att rulla i sidled',
  tooManyChartGroups: 'Rapporten har för många grupper för ett diagram.',
  downloadImage: 'Ladda ner som PNG',
  imageFailed: 'Bilden kunde inte skapas. Försök igen.',
  missingModel: 'Rapportens källa finns inte längre',
  missingFields: 'Några fält i rapporten finns inte längre',
  missingFieldsText: (fields: string) => `De är borttagna ur rapporten: ${fields}.`,

  selectedFilters: 'Valda filter',
  removeFilter: (filter: string) => `Ta bort filtret ${filter}`,
  field: 'Fält',
  fieldPlaceholder: 'Välj fält',
  condition: 'Villkor',
  value: 'Värde',
  valuePlaceholder: 'Välj',
  addFilter: 'Lägg till filter',
  yes: 'Ja',
  no: 'Nej',

  preview: 'Förhandsvisning',
  /** The number of shown rows, such as `Visar 20 av 128 rader`. */
  shown: (shown: number, total: string) => `Visar ${formatNumber(shown)} av ${total}`,
  incomplete: 'Välj en källa och minst ett fält',
  incompleteText: 'Rapporten visas här medan du bygger den.',
  loadFailed: 'Fel vid laddning av rapporten',
  unknownError: 'Ett oväntat fel uppstod',
  retry: 'Försök igen',
  noMatch: 'Inget stämmer med filtren.',
  clearFilters: 'Rensa filter',

  /** A model with its filters, such as `Uthyrningar där Status är Aktiv`. */
  modelWithFilters: (model: string, filters: string) => `${model} där ${filters}`,
  and: 'och',
  columnCount: (count: number) => formatCount(count, 'kolumn', 'kolumner'),
  rowCount: (count: number) => formatCount(count, 'rad', 'rader'),
  groupCount: (count: number) => formatCount(count, 'grupp', 'grupper'),
  groupedBy: (subject: string, groups: string) => `${subject} grupperade efter ${groups}`,
  moreThan: (count: string) => `mer än ${count}`,
} as const;
