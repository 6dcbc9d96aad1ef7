import { type LocalDate, weekday } from '@husrum/format';
import type { CalendarItem } from '@husrum/ui/calendar';
import { useId } from 'react';
import { calendarTexts } from './calendar.texts';
import { CalendarCard } from './calendar-card';
import { useDropDay } from './use-drag';

interface DayProps {
  day: LocalDate;
  items: readonly CalendarItem[];
  isToday: boolean;
}

const isActivity = ({ kind }: CalendarItem) => kind === 'ACTIVITY';

const CardList = ({ items }: { items: readonly CalendarItem[] }) => (
  <ul className="calendar-cards">
    {items.map((item) => (
      <CalendarCard key={item.key} item={item} />
    ))}
  </ul>
);

const Day = ({ day, items, isToday }: DayProps) => {
  const { isOver, props } = useDropDay(day);
  const titleId = useId();
  const classes = [
    'calendar-day',
    isToday && 'calendar-day--today',
    isOver && 'calendar-day--over',
    items.length === 0 && 'calendar-day--empty',
  ];
  return (
    <section {...props} className={classes.filter(Boolean).join(' ')} aria-labelledby={titleId}>
      <h3 id={titleId} aria-current={isToday ? 'date' : undefined}>
        <span className="calendar-day__name">{calendarTexts.weekdays[weekday(day) - 1]}</span>{' '}
        <span className="h-number">{`${Number(day.slice(8))}/${Number(day.slice(5, 7))}`}</span>{' '}
        {isToday && <span className="calendar-day__today">{calendarTexts.today}</span>}
      </h3>
      <CardList items={items.filter((item) => !isActivity(item))} />
      <CardList items={items.filter(isActivity)} />
    </section>
  );
};

interface Props {
  days: readonly LocalDate[];
  items: readonly CalendarItem[];
  today: LocalDate;
}

/** Seven columns from Monday, each with moves and inspections above the activities. On narrow screens a list of days. */
export const CalendarWeek = ({ days, items, today }: Props) => (
  <div className="calendar-week">
    {days.map((day) => (
      <Day key={day} day={day} items={items.filter((item) => item.day === day)} isToday={day === today} />
    ))}
  </div>
);
