import { routes } from '@husrum/contract/routes';
import { resetInput } from '@husrum/contract/session';
import { EmailField, PasswordField, SchemaForm } from '@husrum/forms';
import { AppLink, notify, useGo } from '@husrum/platform';
import { useParams, useSearchParams } from 'react-router-dom';
import { PublicPage } from './public-page';
import { useReset } from './session.queries';
import { sessionTexts } from './session.texts';

export default function ResetScreen() {
  const { token = '' } = useParams();
  const [search] = useSearchParams();
  const reset = useReset();
  const go = useGo();
  return (
    <PublicPage
      title="Välj ett nytt lösenord"
      foot={<AppLink to={routes.session.login()}>Till inloggningen</AppLink>}
    >
      <SchemaForm
        schema={resetInput}
        initial={{ email: search.get('email') ?? '', password: '', password_confirmation: '', token }}
        submitLabel="Spara lösenordet"
        showFailure
        onSubmit={async (body) => {
          await reset.mutateAsync({ body });
          notify.success(sessionTexts.resetDone);
          go(routes.session.root());
        }}
      >
        <EmailField name="email" />
        <PasswordField name="password" autoComplete="new-password" hint="Minst 12 tecken" />
        <PasswordField name="password_confirmation" autoComplete="new-password" />
      </SchemaForm>
    </PublicPage>
  );
}
