import './event-list.css';
import type { EventRow } from '@husrum/contract/event';
import { localDate } from '@husrum/format';
import { DateText, type MenuAction, MoreMenu, StatusTag, Timeline } from '@husrum/ui';
import { instantOf } from './event.rules';
import { texts } from './event.texts';
import { EventText } from './event-text';

interface Props {
  events: readonly EventRow[];
  actions: (event: EventRow) => readonly MenuAction[];
}

export const EventList = ({ events, actions }: Props) => (
  <div className="events">
    <Timeline
      moments={events.map((event) => ({
        key: event.id,
        content: <Event event={event} actions={actions(event)} />,
      }))}
    />
  </div>
);

const Event = ({ event, actions }: { event: EventRow; actions: readonly MenuAction[] }) => {
  const { title, type, date, description, author_name, created_at } = event;
  const when = instantOf(date);
  return (
    <article className="event">
      <div className="event__head">
        <StatusTag kind="event" value={type} />
        <h3>{title}</h3>
      </div>
      <MoreMenu small label={texts.actions(title)} actions={actions} />
      <span className="event__when h-muted">
        <DateText time value={when} />
        {` · ${texts.writtenBy(author_name)}`}
        {localDate(created_at) !== localDate(when) && (
          <>
            {' '}
            <DateText value={created_at} />
          </>
        )}
      </span>
      {description !== null && <EventText html={description} />}
    </article>
  );
};
