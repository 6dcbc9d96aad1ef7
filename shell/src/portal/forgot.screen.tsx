import { portalForgotInput } from '@husrum/contract/portal';
import { routes } from '@husrum/contract/routes';
import { EmailField, SchemaForm } from '@husrum/forms';
import { AppLink } from '@husrum/platform';
import { Alert } from '@husrum/ui/core';
import { PortalPage } from '../tenant-portal/portal-page';
import { useLandlord } from '../tenant-portal/tenant-portal.queries';
import { useForgot } from './portal.queries';
import { portalTexts } from './portal.texts';
import { usePortal } from './use-portal';

const input = portalForgotInput.pick(['email']);

/** Asks for the address to which a link for a new password is mailed. */
export default function PortalForgotScreen() {
  const { stub } = usePortal();
  const landlord = useLandlord(stub).data;
  const forgot = useForgot();
  return (
    <PortalPage title={portalTexts.forgotTitle} {...(landlord ? { landlord: landlord.name } : {})}>
      {forgot.data ? (
        <Alert type="success" showIcon title={forgot.data.message} role="status" />
      ) : (
        <p>{portalTexts.forgotIntro}</p>
      )}
      <SchemaForm
        schema={input}
        initialValues={{ email: '' }}
        submitLabel={portalTexts.sendLink}
        showServerMessage
        onSubmit={({ email }) => forgot.mutateAsync({ body: { stub, email } })}
      >
        <EmailField name="email" />
      </SchemaForm>
      <p>
        <AppLink to={routes.portal.landlord({ stub })}>{portalTexts.toSignIn}</AppLink>
      </p>
    </PortalPage>
  );
}
