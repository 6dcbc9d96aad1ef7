import type { LocalDate } from '@husrum/format';

/** The suggested file name, such as `rapport_lease_2026-11-23`. */
export const defaultFilename = (model: string, date: LocalDate): string => `rapport_${model}_${date}`;

/** The suggested title, such as `Rapport - Uthyrningar`. */
export const defaultTitle = (modelLabel: string): string => `Rapport - ${modelLabel}`;

/** The progress in whole percent. The result is undefined until the rows are counted. */
export const calculateExportPercent = (done: number, total: number | null): number | undefined => {
  if (total === null) return undefined;
  return total === 0 ? 100 : Math.min(100, Math.floor((done / total) * 100));
};
