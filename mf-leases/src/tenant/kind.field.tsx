import { FieldFrame, useFormField } from '@husrum/forms';
import { Radio } from '@husrum/ui/choice';
import { texts } from './tenant.texts';

const options = [
  { value: false, label: texts.private },
  { value: true, label: texts.organisation },
];

/** A person or an organisation: decides which number is asked for. */
export const KindField = ({ name }: { name: string }) => {
  const field = useFormField({ name, label: 'Typ av hyresgäst' });
  return (
    <FieldFrame field={field} group>
      <Radio.Group
        id={field.id}
        className="h-field__radios"
        aria-labelledby={`${field.id}-label`}
        options={options}
        value={field.value === true}
        onChange={(event) => field.set(event.target.value)}
      />
    </FieldFrame>
  );
};
