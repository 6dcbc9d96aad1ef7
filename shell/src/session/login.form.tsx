import { loginInput } from '@husrum/contract/session';
import { EmailField, PasswordField, SchemaForm } from '@husrum/forms';
import { useAppNavigate } from '@husrum/platform';
import { returnPath } from './return-path';
import { sessionTexts } from './session.texts';
import { signIn } from './session-lifecycle';

export const LoginForm = ({ email = '' }: { email?: string }) => {
  const go = useAppNavigate();
  return (
    <SchemaForm
      schema={loginInput}
      initialValues={{ email, password: '' }}
      submitLabel={sessionTexts.signIn}
      showServerMessage
      onSubmit={async (body) => {
        await signIn(body);
        go(returnPath.take(), { replace: true });
      }}
    >
      <EmailField name="email" autoFocus={email === ''} />
      <PasswordField name="password" />
    </SchemaForm>
  );
};
