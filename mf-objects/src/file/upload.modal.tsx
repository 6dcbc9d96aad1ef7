import { busEvent } from '@husrum/contract/bus';
import { type FileOwner, fileCalls, uploadInput } from '@husrum/contract/file';
import { SchemaModal, TextAreaField } from '@husrum/forms';
import { chosenFile, FileField } from '@husrum/forms/file';
import { useSave } from '@husrum/platform';
import { texts } from './file.texts';

const schema = uploadInput.shape({ file: chosenFile });

interface Props {
  type: FileOwner;
  id: number;
  open: boolean;
  onClose: () => void;
}

export const UploadModal = ({ type, id, open, onClose }: Props) => {
  const save = useSave(fileCalls.upload, {
    publish: () => [busEvent('file.changed', {})],
    success: texts.uploaded,
    onDone: onClose,
  });
  return (
    <SchemaModal
      title={texts.upload}
      open={open}
      onClose={onClose}
      schema={schema}
      initial={{ fileable_type: type, fileable_id: id, notice: '' }}
      onSubmit={({ file: chosen, ...body }) => save.mutateAsync({ body, file: chosen })}
      submitLabel="Ladda upp"
    >
      <FileField />
      <TextAreaField name="notice" rows={2} />
    </SchemaModal>
  );
};
