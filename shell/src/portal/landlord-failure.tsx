import { Alert, Button } from '@husrum/ui/core';
import { PortalPage } from '../tenant-portal/portal-page';
import { isRefused } from '../tenant-portal/tenant-portal.queries';
import { tenantPortalTexts } from '../tenant-portal/tenant-portal.texts';

/** In place of the sign-in: the portal does not exist or is off, or the server has not answered. */
export const LandlordFailure = ({ error, onRetry }: { error: Error; onRetry: () => void }) =>
  isRefused(error) ? (
    <PortalPage title={tenantPortalTexts.notFoundTitle}>
      <p>{tenantPortalTexts.notFound}</p>
    </PortalPage>
  ) : (
    <PortalPage title={tenantPortalTexts.brand}>
      <Alert type="warning" showIcon title={error.message} />
      <Button onClick={onRetry}>{tenantPortalTexts.retry}</Button>
    </PortalPage>
  );
