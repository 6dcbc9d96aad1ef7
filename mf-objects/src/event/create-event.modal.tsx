import { busEvent } from '@husrum/contract/bus';
import { type EventOwner, eventCalls } from '@husrum/contract/event';
import { formatDateTime } from '@husrum/format';
import { SchemaFormModal } from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import { EventFields, eventFormSchema } from './event.fields';
import { localToUnixSeconds } from './event.rules';
import { eventTexts } from './event.texts';

interface Props {
  type: EventOwner;
  id: number;
  open: boolean;
  onClose: () => void;
  onCreated: () => void;
}

export const CreateEventModal = ({ type, id, open, onClose, onCreated }: Props) => {
  const save = useApiMutation(eventCalls.create, {
    publish: (event) => [busEvent('event.changed', { eventId: event.id })],
    successMessage: eventTexts.created,
    onSuccess: onCreated,
  });
  return (
    <SchemaFormModal
      title={eventTexts.create}
      open={open}
      onClose={onClose}
      schema={eventFormSchema}
      initialValues={{ title: '', type: 'INFO', date: formatDateTime(new Date()), description: '' }}
      onSubmit={({ date, ...fields }) =>
        save.mutateAsync({
          body: {
            ...fields,
            date: localToUnixSeconds(date, Date.now() / 1000),
            eventable_type: type,
            eventable_id: id,
          },
        })
      }
      submitLabel={eventTexts.save}
    >
      <EventFields />
    </SchemaFormModal>
  );
};
