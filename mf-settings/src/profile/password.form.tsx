import { PASSWORD_MIN, sessionCalls } from '@husrum/contract/session';
import { FieldGrid, FullRow, PasswordField, SchemaForm } from '@husrum/forms';
import { useSave } from '@husrum/platform';
import { Section } from '@husrum/ui';

export const PasswordForm = () => {
  const save = useSave(sessionCalls.changePassword, { success: ({ message }) => message });
  return (
    <Section title="Byt lösenord">
      <SchemaForm
        schema={sessionCalls.changePassword.body}
        initial={{ current_password: '', password: '', password_confirmation: '' }}
        onSubmit={(body) => save.mutateAsync({ body })}
        submitLabel="Byt lösenord"
        clearAfter
      >
        <FieldGrid>
          <FullRow>
            <PasswordField name="current_password" />
          </FullRow>
          <PasswordField name="password" autoComplete="new-password" hint={`Minst ${PASSWORD_MIN} tecken.`} />
          <PasswordField name="password_confirmation" autoComplete="new-password" />
        </FieldGrid>
      </SchemaForm>
    </Section>
  );
};
