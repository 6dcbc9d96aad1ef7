import { routes } from '@husrum/contract/routes';
import { resetPasswordInput } from '@husrum/contract/session';
import { EmailField, PasswordField, SchemaForm } from '@husrum/forms';
import { AppLink, notify, useAppNavigate } from '@husrum/platform';
import { useParams, useSearchParams } from 'react-router-dom';
import { PublicPage } from './public-page';
import { useResetPassword } from './session.queries';
import { sessionTexts } from './session.texts';

export default function ResetScreen() {
  const { token = '' } = useParams();
  const [search] = useSearchParams();
  const reset = useResetPassword();
  const navigate = useAppNavigate();
  return (
    <PublicPage
      title={sessionTexts.resetTitle}
      footer={
        <>
          <AppLink to={routes.session.login()}>{sessionTexts.toSignIn}</AppLink>
          <AppLink to={routes.session.forgot()}>{sessionTexts.forgotPassword}</AppLink>
        </>
      }
    >
      <SchemaForm
        schema={resetPasswordInput}
        initialValues={{ email: search.get('email') ?? '', password: '', password_confirmation: '', token }}
        submitLabel={sessionTexts.savePassword}
        showServerMessage
        onSubmit={async (body) => {
          await reset.mutateAsync({ body });
          notify.success(sessionTexts.resetDone);
          navigate(routes.session.root());
        }}
      >
        <EmailField name="email" />
        <PasswordField name="password" autoComplete="new-password" hint={sessionTexts.passwordHint} />
        <PasswordField name="password_confirmation" autoComplete="new-password" />
      </SchemaForm>
    </PublicPage>
  );
}
