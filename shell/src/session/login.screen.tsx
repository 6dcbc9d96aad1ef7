import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { Alert } from '@husrum/ui/core';
import { useState } from 'react';
import { flashMessage } from './flash-message';
import { LoginForm } from './login.form';
import { PublicPage } from './public-page';
import { sessionTexts } from './session.texts';

export default function LoginScreen() {
  const [message] = useState(flashMessage.take);
  return (
    <PublicPage
      title={sessionTexts.signIn}
      intro={message && <Alert type="success" showIcon title={message} />}
      footer={
        <>
          <AppLink to={routes.session.register()}>{sessionTexts.createAccount}</AppLink>
          <AppLink to={routes.session.forgot()}>{sessionTexts.forgotPassword}</AppLink>
        </>
      }
    >
      <LoginForm />
    </PublicPage>
  );
}
