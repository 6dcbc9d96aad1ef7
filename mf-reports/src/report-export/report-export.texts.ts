import { formatCount, formatNumber } from '@husrum/format';

export const reportExportTexts = {
  export: 'Exportera',
  title: 'Exportera rapporten',
  submit: 'Exportera',
  format: 'Format',
  filename: 'Filnamn',
  pdfTitle: 'Titel i PDF:en',
  formats: { xlsx: 'Excel (.xlsx)', csv: 'CSV (.csv)', pdf: 'PDF (.pdf)' },
  small: (rows: number) => `Filen får ${formatCount(rows, 'rad', 'rader')} och laddas ner direkt.`,
  large: (maxRows: number) =>
    `Rapporten har fler än ${formatNumber(maxRows)} rader. Filen skapas i bakgrunden, och du får en notis när den är klar.`,
  unknownSize: 'Räknar rader…',
  started: 'Exporten har startat. Du får en notis när den är klar.',
  failed: 'Export misslyckades. Försök igen.',

  mine: 'Mina exporter',
  empty: 'Inga exporter',
  emptyText: 'Stora rapporter som du exporterar skapas i bakgrunden och finns här i en vecka.',
  columns: { filename: 'Fil', status: 'Status', rows: 'Rader', createdAt: 'Skapad', expiresAt: 'Finns till' },
  progress: (done: number, total: number | null) =>
    total === null
      ? formatCount(done, 'rad', 'rader')
      : `${formatNumber(done)} av ${formatCount(total, 'rad', 'rader')}`,
  progressLabel: (filename: string) => `Så långt har ${filename} kommit`,
  cancel: 'Avbryt',
  cancelled: 'Exporten är avbruten',
  retry: 'Försök igen',
  remove: 'Ta bort',
  removeTitle: (filename: string) => `Ta bort ${filename}?`,
  removeText: 'Filen går inte att hämta efteråt.',
  buildReport: 'Bygg en rapport',
} as const;
