import { roleLabel } from '@husrum/contract/permission';
import { routes } from '@husrum/contract/routes';
import { type RegisterInput, registerInput } from '@husrum/contract/session';
import { EmailField, PasswordField, PhoneField, RadioField, SchemaForm, TextField } from '@husrum/forms';
import { AppLink, useAppNavigate } from '@husrum/platform';
import { ErrorState, FormSkeleton } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { flashMessage } from './flash-message';
import { PublicPage } from './public-page';
import { isInviteGone, useInviter, useRegister, useTerms } from './session.queries';
import { registerTexts, sessionTexts } from './session.texts';
import { hasToken, signOut } from './session-lifecycle';

const organisationOptions = [
  { value: 0, label: registerTexts.privatePerson },
  { value: 1, label: registerTexts.company },
];

const createEmptyUser = (email: string) => ({ name: '', email, password: '', password_confirmation: '' });

const RegisterForm = ({ invite, email = '' }: { invite?: string; email?: string }) => {
  const register = useRegister();
  const hasTerms = (useTerms().data?.sections.length ?? 0) > 0;
  const navigate = useAppNavigate();
  const submit = async (body: RegisterInput) => {
    // The server's message says whether the user must verify the email address. An invited address is verified already.
    const { message } = await register.mutateAsync({ body });
    flashMessage.set(message);
    navigate(routes.session.login());
  };
  return (
    <SchemaForm
      schema={registerInput}
      initialValues={{
        user: createEmptyUser(email),
        billable: invite === undefined ? { organisation: 1, name: '', phone: null } : null,
        invite: invite ?? null,
        // Where the operator has terms, submitting accepts them, as the text above the button states. The call always requires it.
        tos_accepted: true,
      }}
      submitLabel={sessionTexts.createAccount}
      showServerMessage
      onSubmit={submit}
    >
      {invite === undefined && (
        <>
          <RadioField
            name="billable.organisation"
            label={registerTexts.registerAs}
            options={organisationOptions}
          />
          <TextField name="billable.name" autoComplete="organization" />
          <PhoneField name="billable.phone" />
        </>
      )}
      <TextField name="user.name" label={registerTexts.yourName} autoComplete="name" />
      <EmailField name="user.email" />
      <PasswordField name="user.password" autoComplete="new-password" hint={sessionTexts.passwordHint} />
      <PasswordField name="user.password_confirmation" autoComplete="new-password" />
      <p className="s-public__terms">
        {hasTerms && (
          <>
            {sessionTexts.termsBefore}
            <AppLink to={routes.session.terms()} target="_blank">
              {sessionTexts.termsLink}
            </AppLink>
            .{' '}
          </>
        )}
        {invite === undefined && sessionTexts.trial}
      </p>
    </SchemaForm>
  );
};

const SignedInNotice = ({ onSignedOut }: { onSignedOut: () => void }) => {
  const [isPending, setPending] = useState(false);
  const leave = async () => {
    setPending(true);
    await signOut();
    onSignedOut();
  };
  return (
    <>
      <p>{registerTexts.signedIn}</p>
      <Button type="primary" block loading={isPending} onClick={() => void leave()}>
        {registerTexts.signOut}
      </Button>
    </>
  );
};

export default function RegisterScreen() {
  const { invite } = useParams();
  const inviter = useInviter(invite);
  const [isSignedIn, setSignedIn] = useState(hasToken);
  const isLoading = invite !== undefined && inviter.isPending;
  return (
    <PublicPage
      title={sessionTexts.createAccount}
      intro={
        inviter.data && (
          <p>
            {registerTexts.invitedBy(inviter.data.name, inviter.data.business, roleLabel[inviter.data.role])}
          </p>
        )
      }
      footer={
        isSignedIn ? (
          <AppLink to={routes.home.dashboard()}>{registerTexts.toDashboard}</AppLink>
        ) : (
          // Signing in would lead an invited person to another business, and away from the invitation.
          !isLoading &&
          inviter.data === undefined && (
            <AppLink to={routes.session.login()}>{registerTexts.alreadyRegistered}</AppLink>
          )
        )
      }
    >
      {isInviteGone(inviter.error) ? (
        <p role="alert">{inviter.error.message}</p>
      ) : inviter.isError ? (
        <ErrorState error={inviter.error} onRetry={() => void inviter.refetch()} />
      ) : isLoading ? (
        <FormSkeleton fields={4} />
      ) : isSignedIn ? (
        <SignedInNotice onSignedOut={() => setSignedIn(false)} />
      ) : (
        <RegisterForm invite={invite} email={inviter.data?.email} />
      )}
    </PublicPage>
  );
}
