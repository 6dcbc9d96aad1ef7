import { formatNumber } from '@husrum/format';

export const reportExportTexts = {
  removed: 'Exporten är borttagen',
  tooManyRows: (rows: number): string =>
    `Rapporten har fler än ${formatNumber(rows)} rader. Skapa filen i bakgrunden i stället.`,
  pdfTooLong: (rows: number): string =>
    `En PDF rymmer högst ${formatNumber(rows)} rader. Lägg till filter, eller välj CSV eller Excel.`,
  tooManyActive: (count: number): string =>
    `Du har redan ${formatNumber(count)} exporter på gång. Vänta tills någon är klar, eller avbryt en.`,
  notDone: 'Exporten är inte klar ännu.',
  gone: 'Filen finns inte kvar på servern. Ta bort exporten och gör en ny.',
  notActive: 'Exporten är redan avslutad.',
  notRetryable: 'Det går bara att försöka igen med en export som misslyckades eller avbröts.',
  failed: 'Export misslyckades. Försök igen.',
  notificationTitle: 'Exporten är klar',
  notificationBody: (filename: string): string => `${filename} finns att hämta i en vecka.`,
  failedTitle: 'Export misslyckades',
  failedBody: (filename: string): string =>
    `${filename} kunde inte skapas. Öppna Mina exporter och försök igen.`,
  page: (page: number, pages: number): string => `Sida ${page} av ${pages}`,
  rowCount: (rows: number): string => (rows === 1 ? '1 rad' : `${formatNumber(rows)} rader`),
  /** `38 rader`, or `38 rader · Kolumner, del 1 av 3`. */
  tableNote: (rows: number, parts: number): string => {
    const { noRows, rowCount, columnPart } = reportExportTexts;
    const count = rows === 0 ? noRows : rowCount(rows);
    return parts > 1 ? `${count} · ${columnPart(1, parts)}` : count;
  },
  noRows: 'Inga rader',
  columnPart: (part: number, parts: number): string => `Kolumner, del ${part} av ${parts}`,
  yes: 'Ja',
  no: 'Nej',
  sheet: 'Rapport',
  total: 'Totalt',
  labelledTotal: (label: string, value: string): string => `${label}: ${value}`,
} as const;
