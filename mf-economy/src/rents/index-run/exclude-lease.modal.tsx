import { text } from '@husrum/contract/core';
import { SchemaFormModal, TextField } from '@husrum/forms';
import * as yup from 'yup';
import { indexRunTexts as texts } from './index-run.texts';

const schema = yup.object({ reason: text(texts.reason) });

interface Props {
  /** The name of the object. */
  name: string;
  onExclude: (reason: string) => void;
  onClose: () => void;
}

/** Leaves a lease out of a run, with the reason. */
export default function ExcludeLeaseModal({ name, onExclude, onClose }: Props) {
  return (
    <SchemaFormModal
      title={texts.excludeTitle}
      open
      onClose={onClose}
      schema={schema}
      initialValues={{ reason: '' }}
      onSubmit={async ({ reason }) => {
        onExclude(reason);
        onClose();
      }}
      submitLabel={texts.save}
    >
      <p>{texts.excludeHelp(name)}</p>
      <TextField name="reason" />
    </SchemaFormModal>
  );
}
