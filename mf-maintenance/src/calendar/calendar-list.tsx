import { formatLongDate, type LocalDate, weekday } from '@husrum/format';
import type { CalendarItem } from '@husrum/ui/calendar';
import { calendarTexts } from './calendar.texts';
import { CalendarCard } from './calendar-card';
import { formatWeek } from './calendar-period.rules';

/** The days that have items, in order. */
export const CalendarList = ({ items, today }: { items: readonly CalendarItem[]; today: LocalDate }) => (
  <div className="calendar-list">
    {[...new Set(items.map(({ day }) => day))].map((day) => (
      <section key={day} aria-labelledby={`calendar-${day}`}>
        <h3 id={`calendar-${day}`} aria-current={day === today ? 'date' : undefined}>
          {calendarTexts.longWeekdays[weekday(day) - 1]} {formatLongDate(day)}
          <span className="h-muted">{formatWeek(day)}</span>
          {day === today && <span className="calendar-day__today">{calendarTexts.today}</span>}
        </h3>
        <ul className="calendar-cards">
          {items
            .filter((item) => item.day === day)
            .map((item) => (
              <CalendarCard key={item.key} item={item} />
            ))}
        </ul>
      </section>
    ))}
  </div>
);
