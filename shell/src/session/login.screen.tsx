import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { Alert } from '@husrum/ui/core';
import { useState } from 'react';
import { handover } from './handover';
import { LoginForm } from './login.form';
import { PublicPage } from './public-page';

export default function LoginScreen() {
  const [message] = useState(handover.take);
  return (
    <PublicPage
      title="Logga in"
      intro={message && <Alert type="success" showIcon title={message} />}
      foot={
        <>
          <AppLink to={routes.session.register()}>Skapa konto</AppLink>
          <AppLink to={routes.session.forgot()}>Glömt lösenordet?</AppLink>
        </>
      }
    >
      <LoginForm />
    </PublicPage>
  );
}
