import { endOfMonth, type LocalDate, monthOf, startOfMonth } from '@husrum/format';
import { bookkeepingExportTexts } from './bookkeeping-export.texts';

/** `Åkerö AB` gives `akero-ab`: letters and digits that every system accepts in a file name. */
const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');

/** `2026-11` for a whole month, otherwise the first and the last day. */
const periodText = (from: LocalDate, to: LocalDate): string =>
  from === startOfMonth(from) && to === endOfMonth(from) ? monthOf(from) : `${from}_${to}`;

export const exportFileName = (company: string, { from, to }: { from: LocalDate; to: LocalDate }): string =>
  bookkeepingExportTexts.fileName(slug(company), periodText(from, to));
