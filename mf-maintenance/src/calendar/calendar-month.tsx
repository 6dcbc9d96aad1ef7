import { routes } from '@husrum/contract/routes';
import { formatLongDate, type LocalDate, monthOf } from '@husrum/format';
import { AppLink } from '@husrum/platform';
import { type CalendarItem, CalendarItemMark } from '@husrum/ui/calendar';
import { calendarTexts } from './calendar.texts';
import { formatWeek, getPeriodOf, toUrlParams, toWeeks } from './calendar-period.rules';
import { useDragItem, useDropDay } from './use-drag';

/** The number of items that fit in the cell of a day. */
const MAX_ITEMS_PER_DAY = 4;

const getWeekLink = (day: LocalDate): string =>
  routes.calendar.week({}, { v: toUrlParams(getPeriodOf('week', day)).v ?? '' });

const MonthItem = ({ item }: { item: CalendarItem }) => (
  <li {...useDragItem(item)} className="calendar-month__item">
    <CalendarItemMark item={item} />
    <AppLink to={item.to} title={[item.title, ...item.details].join('\n')} draggable={false}>
      {item.title}
    </AppLink>
  </li>
);

interface DayProps {
  day: LocalDate;
  items: readonly CalendarItem[];
  isToday: boolean;
  isOutsideMonth: boolean;
}

const MonthDay = ({ day, items, isToday, isOutsideMonth }: DayProps) => {
  const { isOver, props } = useDropDay(day);
  // "+1" would take as much room as the item itself, so a single extra item is shown.
  const shown = items.length > MAX_ITEMS_PER_DAY + 1 ? items.slice(0, MAX_ITEMS_PER_DAY) : items;
  const hiddenCount = items.length - shown.length;
  // It begins the long date too (`18 november 2026`): for screen readers, only the rest of the long date is added.
  const dayNumber = String(Number(day.slice(8)));
  const classes = [
    isToday && 'calendar-month__today',
    isOutsideMonth && 'calendar-month__outside',
    isOver && 'calendar-day--over',
  ];
  return (
    <td {...props} className={classes.filter(Boolean).join(' ') || undefined}>
      <AppLink
        className="calendar-month__day"
        to={getWeekLink(day)}
        aria-current={isToday ? 'date' : undefined}
      >
        {dayNumber}
        <span className="h-visually-hidden">
          {calendarTexts.dayOf(formatLongDate(day), items.length).slice(dayNumber.length)}
        </span>
        {items.length > 0 && (
          <span className="calendar-month__count" aria-hidden>
            {items.length}
          </span>
        )}
      </AppLink>
      <ul>
        {shown.map((item) => (
          <MonthItem key={item.key} item={item} />
        ))}
      </ul>
      {hiddenCount > 0 && (
        <AppLink
          className="calendar-month__more"
          to={getWeekLink(day)}
          aria-label={calendarTexts.showMoreOnDay(hiddenCount, formatLongDate(day))}
        >
          {calendarTexts.more(hiddenCount)}
        </AppLink>
      )}
    </td>
  );
};

interface Props {
  /** Whole weeks. */
  days: readonly LocalDate[];
  month: string;
  items: readonly CalendarItem[];
  today: LocalDate;
}

/** The weeks of a month. A day shows its first items, or on narrow screens their number. */
export const CalendarMonth = ({ days, month, items, today }: Props) => (
  <table className="calendar-month">
    <thead>
      <tr>
        <th scope="col">
          <span className="h-visually-hidden">{calendarTexts.week}</span>
        </th>
        {calendarTexts.weekdays.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {toWeeks(days).map(([monday = '', ...rest]) => (
        <tr key={monday}>
          <th scope="row">
            <AppLink to={getWeekLink(monday)}>{formatWeek(monday)}</AppLink>
          </th>
          {[monday, ...rest].map((day) => (
            <MonthDay
              key={day}
              day={day}
              items={items.filter((item) => item.day === day)}
              isToday={day === today}
              isOutsideMonth={monthOf(day) !== month}
            />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
