import { busEvent } from '@husrum/contract/bus';
import { type EventRow, eventCalls } from '@husrum/contract/event';
import { SchemaModal } from '@husrum/forms';
import { useSave } from '@husrum/platform';
import { EventFields, eventForm } from './event.fields';
import { secondsOf, wallOf } from './event.rules';
import { texts } from './event.texts';

interface Props {
  /** Open while there is one. */
  event: EventRow | undefined;
  onClose: () => void;
}

export const EventEditModal = ({ event, onClose }: Props) => {
  const save = useSave(eventCalls.update, {
    publish: ({ id }) => [busEvent('event.changed', { eventId: id })],
    success: texts.saved,
    onDone: onClose,
  });
  return (
    <SchemaModal
      title={texts.edit}
      open={event !== undefined}
      onClose={onClose}
      schema={eventForm}
      initial={{
        title: event?.title,
        type: event?.type,
        date: event && wallOf(event.date),
        description: event?.description,
      }}
      onSubmit={async ({ date, ...written }) =>
        event && save.mutateAsync({ body: { ...written, id: event.id, date: secondsOf(date) } })
      }
      submitLabel="Spara"
    >
      <EventFields />
    </SchemaModal>
  );
};
