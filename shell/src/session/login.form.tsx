import { loginInput } from '@husrum/contract/session';
import { EmailField, PasswordField, SchemaForm } from '@husrum/forms';
import { useGo } from '@husrum/platform';
import { returnPath } from './return-path';
import { signIn } from './session-life';

export const LoginForm = ({ email = '' }: { email?: string }) => {
  const go = useGo();
  return (
    <SchemaForm
      schema={loginInput}
      initial={{ email, password: '' }}
      submitLabel="Logga in"
      showFailure
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
