import { busEvent } from '@husrum/contract/bus';
import { type FileOwner, fileCalls, uploadInput } from '@husrum/contract/file';
import { SchemaFormModal, TextAreaField } from '@husrum/forms';
import { FileField, fileSchema } from '@husrum/forms/file';
import { useApiMutation } from '@husrum/platform';
import { fileTexts } from './file.texts';

const schema = uploadInput.shape({ file: fileSchema });

interface Props {
  type: FileOwner;
  id: number;
  open: boolean;
  onClose: () => void;
}

export const UploadFileModal = ({ type, id, open, onClose }: Props) => {
  const save = useApiMutation(fileCalls.upload, {
    publish: () => [busEvent('file.changed', {})],
    successMessage: fileTexts.uploaded,
    onSuccess: onClose,
  });
  return (
    <SchemaFormModal
      title={fileTexts.upload}
      open={open}
      onClose={onClose}
      schema={schema}
      initialValues={{ fileable_type: type, fileable_id: id, notice: '' }}
      onSubmit={({ file, ...body }) => save.mutateAsync({ body, file })}
      submitLabel={fileTexts.submitUpload}
    >
      <FileField />
      <TextAreaField name="notice" rows={2} />
    </SchemaFormModal>
  );
};
