import { routes } from '@husrum/contract/routes';
import { type RegisterInput, registerInput } from '@husrum/contract/session';
import { EmailField, PasswordField, PhoneField, RadioField, SchemaForm, TextField } from '@husrum/forms';
import { AppLink, useGo } from '@husrum/platform';
import { ErrorState, FormSkeleton } from '@husrum/ui';
import { useParams } from 'react-router-dom';
import { handover } from './handover';
import { PublicPage } from './public-page';
import { useInviter, useRegister } from './session.queries';
import { sessionTexts } from './session.texts';

const kinds = [
  { value: 0, label: 'Privatperson' },
  { value: 1, label: 'Företag' },
];

const empty = (email: string) => ({ name: '', email, password: '', password_confirmation: '' });

const RegisterForm = ({ invite, email = '' }: { invite?: string; email?: string }) => {
  const register = useRegister();
  const go = useGo();
  const submit = async (body: RegisterInput) => {
    await register.mutateAsync({ body });
    handover.leave(sessionTexts.registered);
    go(routes.session.login());
  };
  return (
    <SchemaForm
      schema={registerInput}
      initial={{
        user: empty(email),
        billable: invite === undefined ? { organisation: 1, name: '', phone: null } : null,
        invite: invite ?? null,
        // Accepted by submitting, as the text by the button says.
        tos_accepted: true,
      }}
      submitLabel="Skapa konto"
      showFailure
      onSubmit={submit}
    >
      {invite === undefined && (
        <>
          <RadioField name="billable.organisation" label="Jag registrerar mig som" options={kinds} />
          <TextField name="billable.name" autoComplete="organization" />
          <PhoneField name="billable.phone" />
        </>
      )}
      <TextField name="user.name" label="Ditt namn" autoComplete="name" />
      <EmailField name="user.email" />
      <PasswordField name="user.password" autoComplete="new-password" hint="Minst 12 tecken" />
      <PasswordField name="user.password_confirmation" autoComplete="new-password" />
      <p className="s-public__terms">{sessionTexts.terms}</p>
    </SchemaForm>
  );
};

export default function RegisterScreen() {
  const { invite } = useParams();
  const inviter = useInviter(invite);
  const waiting = invite !== undefined && inviter.isPending;
  return (
    <PublicPage
      title="Skapa konto"
      intro={inviter.data && <p>{`${inviter.data.name} har bjudit in dig till Husrum.`}</p>}
      foot={<AppLink to={routes.session.login()}>Har du redan ett konto? Logga in</AppLink>}
    >
      {inviter.isError ? (
        <ErrorState error={inviter.error} retry={() => void inviter.refetch()} />
      ) : waiting ? (
        <FormSkeleton fields={4} />
      ) : (
        <RegisterForm invite={invite} email={inviter.data?.email} />
      )}
    </PublicPage>
  );
}
