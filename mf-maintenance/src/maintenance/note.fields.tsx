import { MoneyField, TextAreaField } from '@husrum/forms';

export const NoteFields = () => (
  <>
    <TextAreaField name="note" rows={4} />
    <MoneyField name="cost" />
  </>
);
