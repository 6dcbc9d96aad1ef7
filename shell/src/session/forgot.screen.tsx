import { routes } from '@husrum/contract/routes';
import { forgotInput } from '@husrum/contract/session';
import { EmailField, SchemaForm } from '@husrum/forms';
import { AppLink } from '@husrum/platform';
import { Alert } from '@husrum/ui/core';
import { PublicPage } from './public-page';
import { useForgot } from './session.queries';
import { sessionTexts } from './session.texts';

export default function ForgotScreen() {
  const forgot = useForgot();
  return (
    <PublicPage
      title="Glömt lösenordet"
      intro={
        forgot.isSuccess ? (
          <Alert type="success" showIcon title={sessionTexts.forgotSent} />
        ) : (
          <p>Ange din e-postadress, så skickar vi en länk där du väljer ett nytt lösenord.</p>
        )
      }
      foot={<AppLink to={routes.session.login()}>Till inloggningen</AppLink>}
    >
      <SchemaForm
        schema={forgotInput}
        initial={{ email: '' }}
        submitLabel="Skicka länk"
        showFailure
        onSubmit={(body) => forgot.mutateAsync({ body })}
      >
        <EmailField name="email" autoFocus />
      </SchemaForm>
    </PublicPage>
  );
}
