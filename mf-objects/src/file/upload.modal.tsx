import { calls, type FileOwner, fact, fileProblem, uploadInput } from '@husrum/contract';
import { SchemaModal, TextAreaField } from '@husrum/forms';
import { useSave } from '@husrum/platform';
import * as yup from 'yup';
import { FileField } from './file.field';
import { texts } from './file.texts';

const file = yup
  .mixed((value): value is File => value instanceof File)
  .label('Fil')
  .required('Välj en fil.')
  .test('kind', (value, { createError }) => {
    const problem = fileProblem(value);
    return problem === undefined || createError({ message: problem });
  });
const schema = uploadInput.shape({ file });

interface Props {
  type: FileOwner;
  id: number;
  open: boolean;
  onClose: () => void;
}

export const UploadModal = ({ type, id, open, onClose }: Props) => {
  const save = useSave(calls.file.upload, {
    publish: () => [fact('file.changed', {})],
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
