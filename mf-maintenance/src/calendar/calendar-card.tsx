import SwapOutlined from '@ant-design/icons/es/icons/SwapOutlined';
import { AppLink } from '@husrum/platform';
import { ToneTag } from '@husrum/ui';
import type { CalendarItem } from '@husrum/ui/calendar';
import { calendarTexts } from './calendar.texts';
import { getMovableActivity, useCalendarActions } from './calendar-actions';
import { useDragItem } from './use-drag';

const MoveButton = ({ item }: { item: CalendarItem }) => {
  const { move, askForDay } = useCalendarActions();
  const activity = getMovableActivity(item);
  if (move === undefined || activity === undefined) return null;
  return (
    <button
      type="button"
      className="calendar-card__move"
      title={calendarTexts.moveTo}
      aria-label={calendarTexts.moveItemTo(item.title)}
      onClick={() => askForDay(activity)}
    >
      <SwapOutlined aria-hidden="true" />
    </button>
  );
};

/** An item with its status, time, object and company. */
export const CalendarCard = ({ item }: { item: CalendarItem }) => {
  const { style, time, title, details, to } = item;
  const drag = useDragItem(item);
  return (
    <li
      {...drag}
      className={`calendar-card calendar-card--${style.tone}${drag.draggable ? ' calendar-card--movable' : ''}`}
    >
      <div className="calendar-card__head">
        <ToneTag tone={style.tone} icon={style.icon} struck={style.struck}>
          {style.label}
        </ToneTag>
        <MoveButton item={item} />
      </div>
      <span className="calendar-card__title">
        {time && (
          <>
            <time className="h-number">{time}</time>{' '}
          </>
        )}
        <AppLink to={to} title={[title, ...details].join('\n')} draggable={false}>
          {title}
        </AppLink>
      </span>
      {details.map((detail) => (
        <span key={detail} className="calendar-card__detail">
          {detail}
        </span>
      ))}
    </li>
  );
};
