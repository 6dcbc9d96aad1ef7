import './calendar.css';
import CalendarOutlined from '@ant-design/icons/es/icons/CalendarOutlined';
import PrinterOutlined from '@ant-design/icons/es/icons/PrinterOutlined';
import { type MaintenanceRow, maintenanceCalls } from '@husrum/contract/maintenance';
import type { LocalDate } from '@husrum/format';
import { useCan } from '@husrum/platform';
import { EmptyState, lazyDialog, PageFrame, QueryContent, RowsSkeleton } from '@husrum/ui';
import type { CalendarItem } from '@husrum/ui/calendar';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { useCalendarItems } from './calendar.queries';
import { calendarTexts, feedTexts } from './calendar.texts';
import { CalendarActionsContext } from './calendar-actions';
import { type CalendarFilters, filterItems, isFiltered } from './calendar-filter.rules';
import { CalendarList } from './calendar-list';
import { CalendarMonth } from './calendar-month';
import {
  type CalendarPeriod,
  changeView,
  getPeriodOf,
  getShownDays,
  listDays,
  stepPeriod,
} from './calendar-period.rules';
import { CalendarToolbar } from './calendar-toolbar';
import { CalendarWeek } from './calendar-week';
import { useCalendarShortcuts } from './use-calendar-shortcuts';
import { useCalendarUrl } from './use-calendar-url';
import { useMoveActivity } from './use-move-activity';

const CalendarFeedModal = lazyDialog(() => import('./calendar-feed.modal'));
const MoveDayModal = lazyDialog(() => import('./move-day.modal'));

const NothingPlanned = ({ period, filters }: { period: CalendarPeriod; filters: CalendarFilters }) => (
  <EmptyState
    kind="nothing"
    compact
    title={calendarTexts.none[period.view === 'week' ? 'week' : 'month']}
    text={isFiltered(filters) ? calendarTexts.noneOfFilter : calendarTexts.noneText}
  />
);

interface ContentProps {
  period: CalendarPeriod;
  filters: CalendarFilters;
  items: readonly CalendarItem[];
  today: LocalDate;
}

const CalendarContent = ({ period, filters, items, today }: ContentProps) => {
  const { from, to } = getShownDays(period);
  const days = listDays(from, to);
  const emptyState = items.length === 0 && <NothingPlanned period={period} filters={filters} />;
  if (period.view === 'list') return emptyState || <CalendarList items={items} today={today} />;
  return (
    <>
      {period.view === 'week' ? (
        <CalendarWeek days={days} items={items} today={today} />
      ) : (
        <CalendarMonth days={days} month={period.month} items={items} today={today} />
      )}
      {emptyState}
    </>
  );
};

export default function CalendarScreen() {
  const { period, filters, today, show, filter } = useCalendarUrl();
  const [isFeedOpen, setIsFeedOpen] = useState(false);
  const [activityToMove, setActivityToMove] = useState<MaintenanceRow>();
  const move = useMoveActivity();
  const canMove = useCan()(maintenanceCalls.update);
  const query = useCalendarItems({ ...getShownDays(period), company_id: filters.company_id });
  const step = (steps: number) => show(stepPeriod(period, steps));
  const goToToday = () => show(getPeriodOf(period.view, today));
  useCalendarShortcuts({ previous: () => step(-1), next: () => step(1), today: goToToday });
  const shownItems = query.data && filterItems(query.data, filters.content);
  return (
    <PageFrame
      title={calendarTexts.title}
      facts={[shownItems && calendarTexts.count(shownItems.length)]}
      actions={
        <>
          <Button icon={<PrinterOutlined />} onClick={() => window.print()}>
            {calendarTexts.print}
          </Button>
          <Button icon={<CalendarOutlined />} onClick={() => setIsFeedOpen(true)}>
            {feedTexts.open}
          </Button>
        </>
      }
    >
      <CalendarActionsContext value={{ move: canMove ? move : undefined, askForDay: setActivityToMove }}>
        <div className="calendar">
          <CalendarToolbar
            period={period}
            filters={filters}
            onStep={step}
            onToday={goToToday}
            onPick={(day) => show(getPeriodOf(period.view, day))}
            onView={(view) => show(changeView(period, view, today))}
            onFilter={filter}
          />
          <QueryContent query={query} skeleton={<RowsSkeleton rows={8} />}>
            {(items) => (
              <CalendarContent
                period={period}
                filters={filters}
                items={filterItems(items, filters.content)}
                today={today}
              />
            )}
          </QueryContent>
          <p className="calendar__hint h-muted">
            {canMove && calendarTexts.dragHint} {calendarTexts.shortcuts}
          </p>
        </div>
      </CalendarActionsContext>
      {isFeedOpen && <CalendarFeedModal onClose={() => setIsFeedOpen(false)} />}
      {activityToMove && (
        <MoveDayModal
          activity={activityToMove}
          onMove={(day) => move(activityToMove, day)}
          onClose={() => setActivityToMove(undefined)}
        />
      )}
    </PageFrame>
  );
}
