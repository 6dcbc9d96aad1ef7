import { busEvent } from '@husrum/contract/bus';
import { type FileRow, fileCalls } from '@husrum/contract/file';
import { SchemaModal, TextAreaField } from '@husrum/forms';
import { useSave } from '@husrum/platform';
import { texts } from './file.texts';

interface Props {
  /** Open while there is one. */
  file: FileRow | undefined;
  onClose: () => void;
}

/** Of a file only the description is changed. */
export const FileEditModal = ({ file, onClose }: Props) => {
  const save = useSave(fileCalls.update, {
    publish: () => [busEvent('file.changed', {})],
    success: texts.saved,
    onDone: onClose,
  });
  return (
    <SchemaModal
      title={file?.alias}
      open={file !== undefined}
      onClose={onClose}
      schema={fileCalls.update.body}
      initial={{ id: file?.id, notice: file?.notice ?? '' }}
      onSubmit={(body) => save.mutateAsync({ body })}
      submitLabel="Spara"
    >
      <TextAreaField name="notice" rows={3} />
    </SchemaModal>
  );
};
