import { routes } from '@husrum/contract/routes';
import { formatLongDate, type LocalDate, monthOf } from '@husrum/format';
import { AppLink } from '@husrum/platform';
import { type CalendarItem, CalendarItemMark } from '@husrum/ui/calendar';
import { calendarTexts } from './calendar.texts';
import { formatWeek, periodOf, toUrl, toWeeks } from './calendar-period.rules';
import { useDragItem, useDropDay } from './use-drag';

/** The number of items that fit into a day. */
const MAX_ITEMS = 4;

const weekLink = (day: LocalDate): string =>
  routes.calendar.week({}, { v: toUrl(periodOf('week', day)).v ?? '' });

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
  isOutside: boolean;
}

const MonthDay = ({ day, items, isToday, isOutside }: DayProps) => {
  const { isOver, props } = useDropDay(day);
  // A single hidden item is shown too, in the place of a "+1".
  const shown = items.length > MAX_ITEMS + 1 ? items.slice(0, MAX_ITEMS) : items;
  const hidden = items.length - shown.length;
  const classes = [
    isToday && 'calendar-month__today',
    isOutside && 'calendar-month__outside',
    isOver && 'calendar-day--over',
  ];
  return (
    <td {...props} className={classes.filter(Boolean).join(' ') || undefined}>
      <AppLink
        className="calendar-month__day"
        to={weekLink(day)}
        aria-current={isToday ? 'date' : undefined}
        aria-label={calendarTexts.dayOf(formatLongDate(day), items.length)}
      >
        {Number(day.slice(8))}
        {items.length > 0 && <span className="calendar-month__count">{items.length}</span>}
      </AppLink>
      <ul>
        {shown.map((item) => (
          <MonthItem key={item.key} item={item} />
        ))}
      </ul>
      {hidden > 0 && (
        <AppLink
          className="calendar-month__more"
          to={weekLink(day)}
          aria-label={calendarTexts.showMoreOnDay(hidden, formatLongDate(day))}
        >
          {calendarTexts.more(hidden)}
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

/** The weeks of a month. A day shows its first items, and on narrow screens how many it has. */
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
            <AppLink to={weekLink(monday)}>{formatWeek(monday)}</AppLink>
          </th>
          {[monday, ...rest].map((day) => (
            <MonthDay
              key={day}
              day={day}
              items={items.filter((item) => item.day === day)}
              isToday={day === today}
              isOutside={monthOf(day) !== month}
            />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
