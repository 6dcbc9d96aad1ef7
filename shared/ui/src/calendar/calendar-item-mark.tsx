import './calendar-item.css';
import { statusIcons } from '../status/status-icons';
import type { CalendarItem } from './calendar-item';

/** The icon of an item in its colour, for where its tag has no room. Screen readers hear the status. */
export const CalendarItemMark = ({ item: { style } }: { item: Pick<CalendarItem, 'style'> }) => {
  const Icon = statusIcons[style.icon];
  return (
    <span className={`h-calendar-mark h-calendar-mark--${style.tone}`} title={style.label}>
      <Icon aria-hidden="true" />
      <span className="h-visually-hidden">{style.label}: </span>
    </span>
  );
};
