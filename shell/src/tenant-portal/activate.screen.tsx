import type { ResponseOf } from '@husrum/contract/core';
import { routes } from '@husrum/contract/routes';
import { activatePortalInput, type tenantPortalCalls } from '@husrum/contract/tenant-portal';
import { PasswordField, SchemaForm } from '@husrum/forms';
import { PageButton } from '@husrum/platform';
import { Alert, Button } from '@husrum/ui/core';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { LandlordCard, PortalPage } from './portal-page';
import { isRefused, useActivateAccount, usePortalInvite } from './tenant-portal.queries';
import { tenantPortalTexts } from './tenant-portal.texts';

/** The page that the link in an invitation opens: the tenant sees the landlord and chooses a password. */
export default function ActivateScreen() {
  const { token = '' } = useParams();
  const { data, error, refetch } = usePortalInvite(token);
  if (data) return <Activate token={token} invite={data} />;
  if (!error)
    return <PortalPage title={tenantPortalTexts.activateTitle}>{tenantPortalTexts.loading}</PortalPage>;
  return (
    <PortalPage
      title={isRefused(error) ? tenantPortalTexts.linkFailedTitle : tenantPortalTexts.activateTitle}
    >
      <Alert type="warning" showIcon title={error.message} />
      {!isRefused(error) && <Button onClick={() => void refetch()}>{tenantPortalTexts.retry}</Button>}
    </PortalPage>
  );
}

interface Props {
  token: string;
  invite: ResponseOf<typeof tenantPortalCalls.invite>;
}

const Activate = ({ token, invite: { name, email, stub, expires_at, landlord } }: Props) => {
  const [isActive, setActive] = useState(false);
  const activate = useActivateAccount();
  if (isActive)
    return (
      <PortalPage title={tenantPortalTexts.activatedTitle} landlord={landlord.name}>
        <p role="status">{tenantPortalTexts.activated(email)}</p>
        {stub !== null && (
          <PageButton type="primary" to={routes.portal.landlord({ stub })}>
            {tenantPortalTexts.toSignIn}
          </PageButton>
        )}
        <LandlordCard landlord={landlord} />
      </PortalPage>
    );
  return (
    <PortalPage title={tenantPortalTexts.activateTitle} landlord={landlord.name}>
      <p>{tenantPortalTexts.invited(landlord.name, name)}</p>
      <p>{tenantPortalTexts.choose(email)}</p>
      <SchemaForm
        schema={activatePortalInput}
        initialValues={{ password: '', password_confirmation: '' }}
        submitLabel={tenantPortalTexts.activate}
        showServerMessage
        onSubmit={async (body) => {
          await activate.mutateAsync({ params: { token }, body });
          setActive(true);
        }}
      >
        {/* Password managers store the password under this address. */}
        <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
        <PasswordField name="password" autoComplete="new-password" hint={tenantPortalTexts.passwordHint} />
        <PasswordField name="password_confirmation" autoComplete="new-password" />
      </SchemaForm>
      <p className="h-muted">{tenantPortalTexts.validUntil(expires_at)}</p>
      <LandlordCard landlord={landlord} />
    </PortalPage>
  );
};
