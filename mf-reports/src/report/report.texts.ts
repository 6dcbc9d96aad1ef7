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
  moveUp: (label: string) => `Flytta ${label} uppåt`,
  moveDown: (label: string) => `Flytta ${label} nedåt`,
  removeColumn: (label: string) => `Ta bort ${label}`,

  filtersStep: '3. Filter',
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
  shownRows: (shown: number, total: number) =>
    `Visar ${formatNumber(shown)} av ${formatCount(total, 'rad', 'rader')}`,
  incomplete: 'Välj en källa och minst ett fält',
  incompleteText: 'Rapporten visas här medan du bygger den.',
  loadFailed: 'Fel vid laddning av rapporten',
  unknownError: 'Ett oväntat fel uppstod',
  retry: 'Försök igen',
  noMatch: 'Inget stämmer med filtren.',
  clearFilters: 'Rensa filter',

  /** `Uthyrningar där Status är Aktiv`. */
  modelWithFilters: (model: string, filters: string) => `${model} där ${filters}`,
  and: 'och',
  columnCount: (count: number) => formatCount(count, 'kolumn', 'kolumner'),
  rowCount: (count: number) => formatCount(count, 'rad', 'rader'),
  atLeastRows: (count: number) => `minst ${formatNumber(count)} rader`,
} as const;
