import { PASSWORD_MIN, sessionCalls } from '@husrum/contract/session';
import { FieldGrid, FullRow, PasswordField, SchemaForm } from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import { Section } from '@husrum/ui';
import { profileTexts } from './profile.texts';

export const PasswordForm = () => {
  const save = useApiMutation(sessionCalls.changePassword, { successMessage: ({ message }) => message });
  return (
    <Section title={profileTexts.changePassword}>
      <SchemaForm
        schema={sessionCalls.changePassword.body}
        initialValues={{ current_password: '', password: '', password_confirmation: '' }}
        onSubmit={(body) => save.mutateAsync({ body })}
        submitLabel={profileTexts.changePassword}
        resetOnSuccess
      >
        <FieldGrid>
          <FullRow>
            <PasswordField name="current_password" />
          </FullRow>
          <PasswordField
            name="password"
            autoComplete="new-password"
            hint={profileTexts.passwordHint(PASSWORD_MIN)}
          />
          <PasswordField name="password_confirmation" autoComplete="new-password" />
        </FieldGrid>
      </SchemaForm>
    </Section>
  );
};
