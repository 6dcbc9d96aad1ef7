import './event-list.css';
import type { EventRow } from '@husrum/contract/event';
import { formatDate, toInstant } from '@husrum/format';
import { DateText, type MenuAction, MoreMenu, StatusTag, Timeline } from '@husrum/ui';
import { eventTexts } from './event.texts';
import { EventDescription } from './event-description';

interface Props {
  events: readonly EventRow[];
  actions: (event: EventRow) => readonly MenuAction[];
}

export const EventList = ({ events, actions }: Props) => (
  <div className="events">
    <Timeline
      items={events.map((event) => ({
        key: event.id,
        content: <EventItem event={event} actions={actions(event)} />,
      }))}
    />
  </div>
);

const EventItem = ({ event, actions }: { event: EventRow; actions: readonly MenuAction[] }) => {
  const { title, type, date, description, author_name, created_at } = event;
  const happenedAt = toInstant(date);
  return (
    <article className="event">
      <div className="event__head">
        <StatusTag kind="event" value={type} />
        <h3>{title}</h3>
      </div>
      <MoreMenu small label={eventTexts.actions(title)} actions={actions} />
      <span className="event__when h-muted">
        <DateText time value={happenedAt} />
        {` · ${eventTexts.writtenBy(author_name)}`}
        {formatDate(created_at) !== formatDate(happenedAt) && (
          <>
            {' '}
            <DateText value={created_at} />
          </>
        )}
      </span>
      {description !== null && <EventDescription html={description} />}
    </article>
  );
};
