import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import { busEvent } from '@husrum/contract/bus';
import { type EventRow, eventCalls } from '@husrum/contract/event';
import { useSave } from '@husrum/platform';
import { type MenuAction, useConfirm } from '@husrum/ui';
import { useState } from 'react';
import { texts } from './event.texts';
import { EventEditModal } from './event-edit.modal';

/** What can be done with a note in a list: its menu, and the modal that it opens. */
export const useEventActions = (readOnly: boolean) => {
  const confirm = useConfirm();
  const [edited, setEdited] = useState<EventRow>();
  const remove = useSave(eventCalls.remove, {
    publish: (_done, { params }) => [busEvent('event.changed', { eventId: Number(params.id) })],
    success: texts.removed,
    failure: texts.removeFailed,
  });
  const askToRemove = async ({ id, title }: EventRow) => {
    if (await confirm({ text: texts.removeQuestion(title), danger: true })) remove.mutate({ params: { id } });
  };
  const actions = (event: EventRow): MenuAction[] => [
    { key: 'edit', label: 'Ändra', icon: <EditOutlined />, onClick: () => setEdited(event) },
    {
      key: 'remove',
      label: 'Ta bort',
      icon: <DeleteOutlined />,
      danger: true,
      onClick: () => void askToRemove(event),
    },
  ];
  return {
    actions: readOnly ? () => [] : actions,
    modal: <EventEditModal event={edited} onClose={() => setEdited(undefined)} />,
  };
};
