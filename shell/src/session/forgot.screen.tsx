import { routes } from '@husrum/contract/routes';
import { requestPasswordResetInput } from '@husrum/contract/session';
import { EmailField, SchemaForm } from '@husrum/forms';
import { AppLink } from '@husrum/platform';
import { Alert } from '@husrum/ui/core';
import { PublicPage } from './public-page';
import { useRequestPasswordReset } from './session.queries';
import { sessionTexts } from './session.texts';

export default function ForgotScreen() {
  const requestReset = useRequestPasswordReset();
  return (
    <PublicPage
      title={sessionTexts.forgotTitle}
      intro={
        requestReset.isSuccess ? (
          <Alert type="success" showIcon title={sessionTexts.forgotSent} />
        ) : (
          <p>{sessionTexts.forgotIntro}</p>
        )
      }
      footer={<AppLink to={routes.session.login()}>{sessionTexts.toSignIn}</AppLink>}
    >
      <SchemaForm
        schema={requestPasswordResetInput}
        initialValues={{ email: '' }}
        submitLabel={sessionTexts.sendLink}
        showServerMessage
        onSubmit={(body) => requestReset.mutateAsync({ body })}
      >
        <EmailField name="email" autoFocus />
      </SchemaForm>
    </PublicPage>
  );
}
