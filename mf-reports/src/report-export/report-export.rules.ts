import type { LocalDate } from '@husrum/format';

/** `rapport_lease_2026-11-23` */
export const defaultFilename = (model: string, date: LocalDate): string => `rapport_${model}_${date}`;

/** `Rapport - Uthyrningar` */
export const defaultTitle = (modelLabel: string): string => `Rapport - ${modelLabel}`;

/** In whole percent; undefined until the rows are counted. */
export const calculateExportPercent = (done: number, total: number | null): number | undefined =>
  total === null ? undefined : total === 0 ? 100 : Math.min(100, Math.floor((done / total) * 100));
