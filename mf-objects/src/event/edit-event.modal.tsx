import { busEvent } from '@husrum/contract/bus';
import { type EventRow, eventCalls } from '@husrum/contract/event';
import { SchemaFormModal } from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import { EventFields, editEventFormSchema } from './event.fields';
import { localToUnixSeconds, unixSecondsToLocal } from './event.rules';
import { eventTexts } from './event.texts';

interface Props {
  /** The modal is open while there is an event. */
  event: EventRow | undefined;
  onClose: () => void;
}

export const EditEventModal = ({ event, onClose }: Props) => {
  const save = useApiMutation(eventCalls.update, {
    publish: ({ id }) => [busEvent('event.changed', { eventId: id })],
    successMessage: eventTexts.saved,
    onSuccess: onClose,
  });
  return (
    <SchemaFormModal
      title={eventTexts.editTitle}
      open={event !== undefined}
      onClose={onClose}
      schema={editEventFormSchema}
      initialValues={{
        title: event?.title,
        type: event?.type,
        date: event && unixSecondsToLocal(event.date),
        description: event?.description,
        updated_at: event?.updated_at,
      }}
      onSubmit={async ({ date, ...fields }) =>
        event &&
        save.mutateAsync({
          body: { ...fields, id: event.id, entity_id: null, date: localToUnixSeconds(date, event.date) },
        })
      }
      submitLabel={eventTexts.save}
    >
      <EventFields />
    </SchemaFormModal>
  );
};
