import { busEvent } from '@husrum/contract/bus';
import { type EventOwner, eventCalls } from '@husrum/contract/event';
import { dateTime } from '@husrum/format';
import { SchemaModal } from '@husrum/forms';
import { useSave } from '@husrum/platform';
import { EventFields, eventForm } from './event.fields';
import { secondsOf } from './event.rules';
import { texts } from './event.texts';

interface Props {
  type: EventOwner;
  id: number;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

export const EventCreateModal = ({ type, id, open, onClose, onDone }: Props) => {
  const save = useSave(eventCalls.create, {
    publish: (event) => [busEvent('event.changed', { eventId: event.id })],
    success: texts.created,
    onDone,
  });
  return (
    <SchemaModal
      title={texts.create}
      open={open}
      onClose={onClose}
      schema={eventForm}
      initial={{ title: '', type: 'INFO', date: dateTime(new Date()), description: '' }}
      onSubmit={({ date, ...written }) =>
        save.mutateAsync({
          body: { ...written, date: secondsOf(date), eventable_type: type, eventable_id: id },
        })
      }
      submitLabel="Spara"
    >
      <EventFields />
    </SchemaModal>
  );
};
