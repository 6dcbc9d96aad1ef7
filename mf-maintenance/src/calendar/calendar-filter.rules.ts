import { isMoveKind } from '@husrum/contract/calendar';
import type { CalendarItem } from '@husrum/ui/calendar';

/** The kinds of items that the calendar can be filtered by. */
export const calendarContents = ['all', 'activities', 'moves', 'inspections'] as const;
export type CalendarContent = (typeof calendarContents)[number];

export interface CalendarFilters {
  readonly company_id?: number | undefined;
  readonly content: CalendarContent;
}

/** The filters of the URL. Invalid values are ignored. */
export const readFilters = (company: string | undefined, content: string | undefined): CalendarFilters => {
  const id = Number(company);
  return {
    company_id: Number.isSafeInteger(id) && id > 0 ? id : undefined,
    content: calendarContents.find((name) => name === content) ?? 'all',
  };
};

const getContent = ({ kind }: CalendarItem): CalendarContent => {
  if (isMoveKind(kind)) return 'moves';
  return kind === 'INSPECTION' ? 'inspections' : 'activities';
};

export const filterItems = (
  items: readonly CalendarItem[],
  content: CalendarContent,
): readonly CalendarItem[] =>
  content === 'all' ? items : items.filter((item) => getContent(item) === content);

export const isFiltered = ({ company_id, content }: CalendarFilters): boolean =>
  company_id !== undefined || content !== 'all';
