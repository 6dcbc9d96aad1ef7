import { busEvent } from '@husrum/contract/bus';
import { sessionCalls, type User } from '@husrum/contract/session';
import { FieldGrid, FormSection, SchemaForm, SwitchField, TextField } from '@husrum/forms';
import { useSave } from '@husrum/platform';
import { Section } from '@husrum/ui';
import { SAVED } from '../settings.texts';

export const ProfileForm = ({ user }: { user: User }) => {
  const save = useSave(sessionCalls.updateMe, {
    publish: () => [busEvent('profile.changed', {})],
    success: SAVED,
  });
  const { name, email, email_notification_ticket, email_notification_comment, show_onboarding_in_sidebar } =
    user;
  return (
    <Section title="Dina uppgifter">
      <SchemaForm
        schema={sessionCalls.updateMe.body}
        initial={{
          name,
          email,
          email_notification_ticket,
          email_notification_comment,
          show_onboarding_in_sidebar,
        }}
        onSubmit={(body) => save.mutateAsync({ body })}
        submitLabel="Spara"
      >
        <FieldGrid>
          <TextField name="name" autoComplete="name" />
          <TextField name="email" label="E-post" disabled hint="Byt e-post längre ned på sidan." />
        </FieldGrid>
        <FormSection title="Aviseringar">
          <SwitchField name="email_notification_ticket" />
          <SwitchField name="email_notification_comment" />
        </FormSection>
        <FormSection title="Meny">
          <SwitchField name="show_onboarding_in_sidebar" />
        </FormSection>
      </SchemaForm>
    </Section>
  );
};
