import { portalLoginInput } from '@husrum/contract/portal';
import { routes } from '@husrum/contract/routes';
import { EmailField, PasswordField, SchemaForm } from '@husrum/forms';
import { AppLink } from '@husrum/platform';
import { LandlordCard, PortalPage } from '../tenant-portal/portal-page';
import { useLandlord } from '../tenant-portal/tenant-portal.queries';
import { tenantPortalTexts } from '../tenant-portal/tenant-portal.texts';
import { LandlordFailure } from './landlord-failure';
import { portalTexts } from './portal.texts';
import { usePortal } from './use-portal';

const credentials = portalLoginInput.pick(['email', 'password']);

/** Asks the tenant to sign in. The page of the address is shown afterwards, also when a link in a mail opened it. */
export const SignIn = () => {
  const { stub, session } = usePortal();
  const landlord = useLandlord(stub);
  if (landlord.error && !landlord.data)
    return <LandlordFailure error={landlord.error} onRetry={() => void landlord.refetch()} />;
  if (!landlord.data)
    return <PortalPage title={tenantPortalTexts.brand}>{tenantPortalTexts.loading}</PortalPage>;
  return (
    <PortalPage title={portalTexts.signIn} landlord={landlord.data.name}>
      <SchemaForm
        schema={credentials}
        initialValues={{ email: '', password: '' }}
        submitLabel={portalTexts.signIn}
        showServerMessage
        onSubmit={session.signIn}
      >
        <EmailField name="email" />
        <PasswordField name="password" />
      </SchemaForm>
      <p>
        <AppLink to={routes.portal.forgot({ stub })}>{portalTexts.forgotLink}</AppLink>
      </p>
      <p className="h-muted">{portalTexts.noAccount}</p>
      <LandlordCard landlord={landlord.data} />
    </PortalPage>
  );
};
