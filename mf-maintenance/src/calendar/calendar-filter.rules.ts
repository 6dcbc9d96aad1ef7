import { isMoveKind } from '@husrum/contract/calendar';
import type { CalendarItem } from '@husrum/ui/calendar';

/** What the calendar can show: all items, or only activities, only move-ins and move-outs, or only inspections. */
export const contentFilters = ['all', 'activities', 'moves', 'inspections'] as const;
export type ContentFilter = (typeof contentFilters)[number];

export interface CalendarFilters {
  readonly company_id?: number | undefined;
  readonly content: ContentFilter;
}

/** The filters of the URL. Invalid values are ignored. */
export const readFilters = (company: string | undefined, content: string | undefined): CalendarFilters => {
  const id = Number(company);
  return {
    company_id: Number.isSafeInteger(id) && id > 0 ? id : undefined,
    content: contentFilters.find((name) => name === content) ?? 'all',
  };
};

const getContentFilter = ({ kind }: CalendarItem): ContentFilter => {
  if (isMoveKind(kind)) return 'moves';
  return kind === 'INSPECTION' ? 'inspections' : 'activities';
};

export const filterItems = (
  items: readonly CalendarItem[],
  content: ContentFilter,
): readonly CalendarItem[] =>
  content === 'all' ? items : items.filter((item) => getContentFilter(item) === content);

export const isFiltered = ({ company_id, content }: CalendarFilters): boolean =>
  company_id !== undefined || content !== 'all';
