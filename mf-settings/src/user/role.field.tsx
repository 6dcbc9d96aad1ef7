import './user.css';
import { type Role, roleDescription, roleLabel, roles } from '@husrum/contract/permission';
import { FormItem, useFormField } from '@husrum/forms';
import { Radio } from '@husrum/ui/choice';

const isRole = (value: unknown): value is Role => roles.some((role) => role === value);

/** The field for a role, with a description of what each role may do. */
export const RoleField = ({ name }: { name: string }) => {
  const field = useFormField({ name });
  return (
    <FormItem field={field} group>
      <Radio.Group
        id={field.id}
        className="set-roles"
        aria-labelledby={`${field.id}-label`}
        value={isRole(field.value) ? field.value : undefined}
        onChange={(event) => field.setValue(event.target.value)}
        options={roles.map((role) => ({
          value: role,
          label: (
            <>
              <span className="set-roles__name">{roleLabel[role]}</span>
              <span className="h-muted">{roleDescription[role]}</span>
            </>
          ),
        }))}
      />
    </FormItem>
  );
};
