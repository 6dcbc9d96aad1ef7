import { loginInput } from '@husrum/contract/session';
import { EmailField, PasswordField, SchemaForm } from '@husrum/forms';
import { useAppNavigate } from '@husrum/platform';
import { useState } from 'react';
import { ResendVerification } from './resend-verification';
import { returnPath } from './return-path';
import { toUnverifiedError } from './session.queries';
import { sessionTexts } from './session.texts';
import { signIn } from './session-lifecycle';

export const LoginForm = ({ email = '' }: { email?: string }) => {
  const navigate = useAppNavigate();
  const [unverifiedEmail, setUnverifiedEmail] = useState<string>();
  return (
    <>
      <SchemaForm
        schema={loginInput}
        initialValues={{ email, password: '' }}
        submitLabel={sessionTexts.signIn}
        showServerMessage
        onSubmit={async (body) => {
          setUnverifiedEmail(undefined);
          const { id } = await signIn(body).catch((error: unknown) => {
            const unverified = toUnverifiedError(error);
            if (unverified) setUnverifiedEmail(body.email);
            throw unverified ?? error;
          });
          navigate(returnPath.take(id), { replace: true });
        }}
      >
        <EmailField name="email" autoFocus={email === ''} />
        <PasswordField name="password" />
      </SchemaForm>
      {unverifiedEmail !== undefined && <ResendVerification key={unverifiedEmail} email={unverifiedEmail} />}
    </>
  );
};
