import { FormItem, useFormField } from '@husrum/forms';
import { Radio } from '@husrum/ui/choice';
import { tenantTexts } from './tenant.texts';

const options = [
  { value: false, label: tenantTexts.private },
  { value: true, label: tenantTexts.organisation },
];

/** A private person or an organisation; decides which identity number the form asks for. */
export const TenantTypeField = ({ name }: { name: string }) => {
  const field = useFormField({ name, label: tenantTexts.type });
  return (
    <FormItem field={field} group>
      <Radio.Group
        id={field.id}
        className="h-field__radios"
        aria-labelledby={`${field.id}-label`}
        options={options}
        value={field.value === true}
        onChange={(event) => field.setValue(event.target.value)}
      />
    </FormItem>
  );
};
