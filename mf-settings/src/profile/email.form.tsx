import { sessionCalls } from '@husrum/contract/session';
import { EmailField, FieldGrid, PasswordField, SchemaForm } from '@husrum/forms';
import { useSave } from '@husrum/platform';
import { Section } from '@husrum/ui';

/** The address changes when the link that is sent to it has been opened. */
export const EmailForm = () => {
  const save = useSave(sessionCalls.requestEmail, { success: ({ message }) => message, warn: true });
  return (
    <Section title="Byt e-post">
      <SchemaForm
        schema={sessionCalls.requestEmail.body}
        initial={{ email: '', password: '' }}
        onSubmit={(body) => save.mutateAsync({ body })}
        submitLabel="Byt e-post"
        clearAfter
      >
        <FieldGrid>
          <EmailField name="email" hint="Vi skickar en länk dit. Adressen byts när du har öppnat den." />
          <PasswordField name="password" />
        </FieldGrid>
      </SchemaForm>
    </Section>
  );
};
