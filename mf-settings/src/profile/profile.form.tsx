import { busEvent } from '@husrum/contract/bus';
import { mailSettings } from '@husrum/contract/notification';
import { sessionCalls, toProfileInput, type User } from '@husrum/contract/session';
import { FieldGrid, FormSection, SchemaForm, SwitchField, TextField } from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import { Section } from '@husrum/ui';
import { profileTexts } from './profile.texts';

export const ProfileForm = ({ user }: { user: User }) => {
  const save = useApiMutation(sessionCalls.updateMe, {
    publish: () => [busEvent('profile.changed', {})],
    successMessage: profileTexts.saved,
  });
  return (
    <Section title={profileTexts.details}>
      <SchemaForm
        schema={sessionCalls.updateMe.body}
        initialValues={{ ...toProfileInput(user), email: user.email }}
        onSubmit={(body) => save.mutateAsync({ body })}
        submitLabel={profileTexts.save}
      >
        <FieldGrid>
          <TextField name="name" autoComplete="name" />
          <TextField name="email" label={profileTexts.email} disabled hint={profileTexts.emailHint} />
        </FieldGrid>
        <FormSection title={profileTexts.notifications}>
          {mailSettings.map((name) => (
            <SwitchField key={name} name={name} />
          ))}
        </FormSection>
        <FormSection title={profileTexts.menu}>
          <SwitchField name="show_onboarding_in_sidebar" />
        </FormSection>
      </SchemaForm>
    </Section>
  );
};
