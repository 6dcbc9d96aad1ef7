import { ApiError, token } from '@husrum/api-client';
import { loginInput } from '@husrum/contract';
import { EmailField, PasswordField, SchemaForm } from '@husrum/forms';
import { useGo } from '@husrum/platform';
import { returnPath } from './return-path';
import { useLogin } from './session.queries';
import { sessionTexts } from './session.texts';
import { enter } from './session-life';

/** The server's own sentence, also where the server gave none. */
const told = (error: unknown): unknown =>
  error instanceof ApiError && error.message === ''
    ? new ApiError(error.status, sessionTexts.loginFailed)
    : error;

export const LoginForm = ({ email = '' }: { email?: string }) => {
  const login = useLogin();
  const go = useGo();
  return (
    <SchemaForm
      schema={loginInput}
      initial={{ email, password: '' }}
      submitLabel="Logga in"
      showFailure
      onSubmit={async (body) => {
        try {
          const { access_token } = await login.mutateAsync({ body });
          token.set(access_token);
          await enter();
          go(returnPath.take(), { replace: true });
        } catch (error) {
          throw told(error);
        }
      }}
    >
      <EmailField name="email" autoFocus={email === ''} />
      <PasswordField name="password" />
    </SchemaForm>
  );
};
