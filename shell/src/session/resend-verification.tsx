import { Alert, Button } from '@husrum/ui/core';
import { useResendVerification } from './session.queries';
import { sessionTexts } from './session.texts';

/** Offers the verification mail again to somebody who could not sign in without it. */
export const ResendVerification = ({ email }: { email: string }) => {
  const resend = useResendVerification();
  return (
    <div className="s-public__after-form" role="status">
      {resend.isSuccess ? (
        <Alert type="success" showIcon title={resend.data.message} />
      ) : (
        <>
          {resend.isError && <Alert type="error" showIcon title={resend.error.message} />}
          <Button block loading={resend.isPending} onClick={() => resend.mutate({ body: { email } })}>
            {sessionTexts.resendVerification}
          </Button>
        </>
      )}
    </div>
  );
};
