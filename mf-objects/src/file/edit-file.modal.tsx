import { busEvent } from '@husrum/contract/bus';
import { type FileRow, fileCalls } from '@husrum/contract/file';
import { SchemaFormModal, TextAreaField } from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import { fileTexts } from './file.texts';

interface Props {
  /** The modal is open while there is a file. */
  file: FileRow | undefined;
  onClose: () => void;
}

/** Only the description of a file can be changed. */
export const EditFileModal = ({ file, onClose }: Props) => {
  const save = useApiMutation(fileCalls.update, {
    publish: () => [busEvent('file.changed', {})],
    successMessage: fileTexts.saved,
    onSuccess: onClose,
  });
  return (
    <SchemaFormModal
      title={file?.alias}
      open={file !== undefined}
      onClose={onClose}
      schema={fileCalls.update.body}
      initialValues={{ id: file?.id, notice: file?.notice ?? '' }}
      onSubmit={(body) => save.mutateAsync({ body })}
      submitLabel={fileTexts.save}
    >
      <TextAreaField name="notice" rows={3} />
    </SchemaFormModal>
  );
};
