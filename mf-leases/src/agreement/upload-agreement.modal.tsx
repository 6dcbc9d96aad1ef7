import { agreementInput } from '@husrum/contract/agreement';
import { SchemaModal, TextField, useFormikContext } from '@husrum/forms';
import { chosenFile, FileField } from '@husrum/forms/file';
import { useEffect, useRef } from 'react';
import { texts } from './agreement.texts';
import { proposedName } from './proposed-name.rules';
import { useUploadAgreement } from './use-upload-agreement';

const schema = agreementInput.pick(['name']).shape({ file: chosenFile });

interface Props {
  leaseId: number;
  onClose: () => void;
}

export const UploadAgreementModal = ({ leaseId, onClose }: Props) => (
  <SchemaModal
    title={texts.upload}
    open
    onClose={onClose}
    schema={schema}
    initial={{ name: '' }}
    onSubmit={useUploadAgreement(leaseId, onClose)}
    submitLabel="Ladda upp"
  >
    <AgreementFields />
  </SchemaModal>
);

/** What is chosen proposes a name, where none is given. */
const AgreementFields = () => {
  const { values, setFieldValue } = useFormikContext<{ file?: unknown; name: string }>();
  const { file, name } = values;
  const seen = useRef<unknown>(undefined);
  useEffect(() => {
    const chosen = file === seen.current ? undefined : file;
    seen.current = file;
    if (chosen instanceof File && name.trim() === '') void setFieldValue('name', proposedName(chosen.name));
  }, [file, name, setFieldValue]);
  return (
    <>
      <FileField />
      <TextField name="name" />
    </>
  );
};
