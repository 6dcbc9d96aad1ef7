import { sessionCalls } from '@husrum/contract/session';
import { EmailField, FieldGrid, PasswordField, SchemaForm } from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import { Section } from '@husrum/ui';
import { profileTexts } from './profile.texts';

/** Requests a new email address. It changes when the user opens the link that is sent to it. */
export const EmailForm = () => {
  const save = useApiMutation(sessionCalls.requestEmailChange, {
    successMessage: ({ message }) => message,
    // The product specification asks for a warning toast, also when a field shows what is wrong.
    failureAsWarning: true,
  });
  return (
    <Section title={profileTexts.changeEmail}>
      <SchemaForm
        schema={sessionCalls.requestEmailChange.body}
        initialValues={{ email: '', password: '' }}
        onSubmit={(body) => save.mutateAsync({ body })}
        submitLabel={profileTexts.changeEmail}
        resetOnSuccess
      >
        <FieldGrid>
          <EmailField name="email" hint={profileTexts.changeEmailHint} />
          <PasswordField name="password" />
        </FieldGrid>
      </SchemaForm>
    </Section>
  );
};
