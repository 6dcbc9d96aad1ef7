import { portalResetInput } from '@husrum/contract/portal';
import { routes } from '@husrum/contract/routes';
import { PasswordField, SchemaForm } from '@husrum/forms';
import { AppLink } from '@husrum/platform';
import { Alert } from '@husrum/ui/core';
import { useParams } from 'react-router-dom';
import { PortalPage } from '../tenant-portal/portal-page';
import { useLandlord } from '../tenant-portal/tenant-portal.queries';
import { useReset } from './portal.queries';
import { portalTexts } from './portal.texts';
import { usePortal } from './use-portal';

/** Where the link in the mail about a forgotten password leads. */
export default function PortalResetScreen() {
  const { stub } = usePortal();
  const { token = '' } = useParams();
  const landlord = useLandlord(stub).data;
  const reset = useReset();
  return (
    <PortalPage title={portalTexts.resetTitle} {...(landlord ? { landlord: landlord.name } : {})}>
      {reset.data ? (
        <Alert type="success" showIcon title={reset.data.message} role="status" />
      ) : (
        <SchemaForm
          schema={portalResetInput}
          initialValues={{ token, password: '', password_confirmation: '' }}
          submitLabel={portalTexts.savePassword}
          showServerMessage
          onSubmit={(body) => reset.mutateAsync({ body })}
        >
          <PasswordField name="password" autoComplete="new-password" hint={portalTexts.passwordHint} />
          <PasswordField name="password_confirmation" autoComplete="new-password" />
        </SchemaForm>
      )}
      <p>
        <AppLink to={routes.portal.landlord({ stub })}>{portalTexts.toSignIn}</AppLink>
      </p>
    </PortalPage>
  );
}
