import './calendar-item.css';
import { statusIcons } from '../status/status-icons';
import type { CalendarItem } from './calendar-item';

/** The coloured icon of an item, for places where its tag is too wide. Screen readers read its status. */
export const CalendarItemMark = ({ item: { style } }: { item: Pick<CalendarItem, 'style'> }) => {
  const Icon = statusIcons[style.icon];
  return (
    <span className={`h-calendar-mark h-calendar-mark--${style.tone}`} title={style.label}>
      <Icon aria-hidden="true" />
      <span className="h-visually-hidden">{style.label}: </span>
    </span>
  );
};
