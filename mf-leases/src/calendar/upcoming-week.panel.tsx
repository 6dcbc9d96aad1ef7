import './upcoming-week.css';
import { panels } from '@husrum/contract/panels';
import { routes } from '@husrum/contract/routes';
import { addDays, isoWeek, type LocalDate, today, weekday } from '@husrum/format';
import { AppLink } from '@husrum/platform';
import { DateText, EmptyState, QueryContent, RowsSkeleton, Section, ToneTag } from '@husrum/ui';
import type { CalendarItem } from '@husrum/ui/calendar';
import { type UpcomingWeek, useUpcomingWeek } from './upcoming-week.queries';
import { upcomingWeekTexts } from './upcoming-week.texts';

const DAYS = 7;
/** A large business can have hundreds of items a week. The calendar shows them all. */
const MAX_ITEMS = 10;
const { title } = panels['dashboard.week'];

/** Moves, maintenance and due inspections of the next seven days, below overdue maintenance. */
export default function UpcomingWeekPanel() {
  const from = today(new Date());
  const query = useUpcomingWeek(from, addDays(from, DAYS - 1));
  return (
    <Section
      title={title}
      extra={<AppLink to={routes.calendar.week()}>{upcomingWeekTexts.calendar}</AppLink>}
    >
      <QueryContent query={query} skeleton={<RowsSkeleton rows={4} />} compact>
        {(week) => <UpcomingWeekContent week={week} />}
      </QueryContent>
    </Section>
  );
}

/** The calendar's week with the day: `/calendar?v=2026-48`. The seven days often reach into the next week. */
const linkToWeek = (day: LocalDate): string => routes.calendar.week({}, { v: isoWeek(day).replace('W', '') });

const UpcomingWeekContent = ({ week: { items, overdue, overdueCount } }: { week: UpcomingWeek }) => {
  const firstHidden = items[MAX_ITEMS];
  return items.length + overdue.length === 0 ? (
    <EmptyState kind="nothing" compact title={upcomingWeekTexts.none} text={upcomingWeekTexts.noneText} />
  ) : (
    <div className="upcoming-week__content">
      <ul className="upcoming-week">
        {[...overdue, ...items.slice(0, MAX_ITEMS)].map((item) => (
          <UpcomingItem key={item.key} item={item} />
        ))}
      </ul>
      {overdueCount > overdue.length && (
        <AppLink to={routes.maintenance.overview({}, { status: 'OVERDUE' })}>
          {upcomingWeekTexts.allOverdue(overdueCount)}
        </AppLink>
      )}
      {firstHidden !== undefined && (
        <AppLink to={linkToWeek(firstHidden.day)}>
          {upcomingWeekTexts.moreItems(items.length - MAX_ITEMS)}
        </AppLink>
      )}
    </div>
  );
};

const UpcomingItem = ({ item: { day, time, style, to, title, details } }: { item: CalendarItem }) => (
  <li>
    <span className="upcoming-week__day">
      {upcomingWeekTexts.weekdays[weekday(day) - 1]} <DateText value={day} />
      {time && <span className="h-number"> {time}</span>}
    </span>
    <ToneTag tone={style.tone} icon={style.icon} struck={style.struck}>
      {style.label}
    </ToneTag>
    <span className="upcoming-week__text">
      <AppLink to={to}>{title}</AppLink>
      {details.length > 0 && <span className="h-muted"> {details.join(', ')}</span>}
    </span>
  </li>
);
