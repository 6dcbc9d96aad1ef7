import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import { busEvent } from '@husrum/contract/bus';
import { canEditNote, type Maintenance, maintenanceCalls } from '@husrum/contract/maintenance';
import { SchemaFormModal } from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import { Money, Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { maintenanceTexts } from './maintenance.texts';
import { NoteFields } from './note.fields';

/** The note about the work, and its cost. Renders nothing when both are missing and the status does not allow to add them. */
export const MaintenanceNote = ({ maintenance }: { maintenance: Maintenance }) => {
  const { note, cost, status } = maintenance;
  const [isEditing, setIsEditing] = useState(false);
  const isEditable = canEditNote(status);
  if (!isEditable && note === null && cost === null) return null;
  return (
    <Section
      title={maintenanceTexts.noteTitle}
      extra={
        isEditable && (
          <Button
            call={maintenanceCalls.updateNote}
            icon={<EditOutlined />}
            onClick={() => setIsEditing(true)}
          >
            {maintenanceTexts.editNote}
          </Button>
        )
      }
    >
      <div className="h-stack">
        {note === null ? (
          <span className="h-muted">{maintenanceTexts.noNote}</span>
        ) : (
          <p className="h-prose">{note}</p>
        )}
        {cost !== null && (
          <p className="h-prose">
            {maintenanceTexts.cost}: <Money value={cost} />
          </p>
        )}
      </div>
      <EditNoteModal maintenance={maintenance} open={isEditing} onClose={() => setIsEditing(false)} />
    </Section>
  );
};

interface ModalProps {
  maintenance: Maintenance;
  open: boolean;
  onClose: () => void;
}

const EditNoteModal = ({ maintenance: { id, note, cost }, open, onClose }: ModalProps) => {
  const save = useApiMutation(maintenanceCalls.updateNote, {
    publish: () => [busEvent('maintenance.changed', { maintenanceId: id })],
    successMessage: maintenanceTexts.noteSaved,
    onSuccess: onClose,
  });
  return (
    <SchemaFormModal
      title={maintenanceTexts.noteTitle}
      open={open}
      onClose={onClose}
      schema={maintenanceCalls.updateNote.body}
      initialValues={{ id, note, cost }}
      onSubmit={(body) => save.mutateAsync({ body })}
      submitLabel={maintenanceTexts.save}
    >
      <NoteFields />
    </SchemaFormModal>
  );
};
