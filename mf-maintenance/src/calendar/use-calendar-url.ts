import { type LocalDate, today } from '@husrum/format';
import { useSearchParams } from 'react-router-dom';
import { type CalendarFilters, readFilters } from './calendar-filter.rules';
import { type CalendarPeriod, readPeriod, toUrlParams } from './calendar-period.rules';

interface CalendarUrl {
  readonly period: CalendarPeriod;
  readonly filters: CalendarFilters;
  readonly today: LocalDate;
  /** Shows the period; the filters stay. */
  show: (period: CalendarPeriod) => void;
  /** Replaces the filters; the period stays. */
  filter: (filters: CalendarFilters) => void;
}

const PERIOD_PARAMS = ['view', 'v', 'm'] as const;

/** The period and the filters of the page, in its URL. */
export const useCalendarUrl = (): CalendarUrl => {
  const [params, setParams] = useSearchParams();
  const read = (name: string) => params.get(name) ?? undefined;
  const currentDay = today(new Date());
  const change = (values: Readonly<Record<string, string | undefined>>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    setParams(next);
  };
  return {
    today: currentDay,
    period: readPeriod({ view: read('view'), v: read('v'), m: read('m') }, currentDay),
    filters: readFilters(read('company_id'), read('content')),
    show: (period) => {
      const cleared = Object.fromEntries(PERIOD_PARAMS.map((name) => [name, undefined]));
      change({ ...cleared, ...toUrlParams(period) });
    },
    filter: ({ company_id, content }) =>
      change({
        company_id: company_id?.toString(),
        content: content === 'all' ? undefined : content,
      }),
  };
};
