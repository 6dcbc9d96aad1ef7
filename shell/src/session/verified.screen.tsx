import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { Alert } from '@husrum/ui/core';
import { useSearchParams } from 'react-router-dom';
import { LoginForm } from './login.form';
import { PublicPage } from './public-page';
import { ResendVerification } from './resend-verification';
import { useVerification } from './session.queries';
import { sessionTexts } from './session.texts';

export default function VerifiedScreen() {
  const [search] = useSearchParams();
  const token = search.get('token');
  const email = search.get('email') ?? '';
  const verification = useVerification(token);
  return (
    <PublicPage
      title={sessionTexts.welcome}
      intro={
        verification.isError ? (
          <>
            <Alert
              type="warning"
              showIcon
              title={verification.error.message}
              description={sessionTexts.alreadyVerified}
            />
            {email !== '' && <ResendVerification email={email} />}
          </>
        ) : token === null || verification.isSuccess ? (
          <Alert type="success" showIcon title={sessionTexts.verified} />
        ) : (
          <Alert type="info" showIcon title={sessionTexts.verifying} />
        )
      }
      footer={<AppLink to={routes.session.forgot()}>{sessionTexts.forgotPassword}</AppLink>}
    >
      <LoginForm email={email} />
    </PublicPage>
  );
}
