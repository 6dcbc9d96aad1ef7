import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import { busEvent } from '@husrum/contract/bus';
import { type EventRow, eventCalls } from '@husrum/contract/event';
import { useApiMutation } from '@husrum/platform';
import { type MenuAction, useConfirm } from '@husrum/ui';
import { useState } from 'react';
import { EditEventModal } from './edit-event.modal';
import { eventTexts } from './event.texts';

/** The menu of an event in a list, and the modal that edits it. `events` are those that the list shows. */
export const useEventActions = (readOnly: boolean, events: readonly EventRow[]) => {
  const confirm = useConfirm();
  const [edited, setEdited] = useState<EventRow>();
  // This is the event as it was fetched last: somebody else may have changed it since the modal was opened.
  const current = edited && (events.find(({ id }) => id === edited.id) ?? edited);
  const remove = useApiMutation(eventCalls.remove, {
    publish: (_done, { params }) => [busEvent('event.changed', { eventId: Number(params.id) })],
    successMessage: eventTexts.removed,
    failureMessage: eventTexts.removeFailed,
  });
  const confirmAndRemove = async ({ id, title }: EventRow) => {
    if (await confirm({ text: eventTexts.removeQuestion(title), danger: true }))
      remove.mutate({ params: { id } });
  };
  const listActions = (event: EventRow): MenuAction[] => [
    {
      key: 'edit',
      call: eventCalls.update,
      label: eventTexts.edit,
      icon: <EditOutlined />,
      onClick: () => setEdited(event),
    },
    {
      key: 'remove',
      call: eventCalls.remove,
      label: eventTexts.remove,
      icon: <DeleteOutlined />,
      danger: true,
      onClick: () => void confirmAndRemove(event),
    },
  ];
  return {
    actions: readOnly ? () => [] : listActions,
    modal: <EditEventModal event={current} onClose={() => setEdited(undefined)} />,
  };
};
