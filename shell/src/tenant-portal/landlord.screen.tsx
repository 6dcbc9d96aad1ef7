import { Alert, Button } from '@husrum/ui/core';
import { useParams } from 'react-router-dom';
import { LandlordCard, PortalPage } from './portal-page';
import { isRefused, useLandlord } from './tenant-portal.queries';
import { tenantPortalTexts } from './tenant-portal.texts';

/** The start page of a landlord's portal, without signing in. */
export default function LandlordScreen() {
  const { stub = '' } = useParams();
  const { data, error, refetch } = useLandlord(stub);
  if (data)
    return (
      <PortalPage title={tenantPortalTexts.brand} landlord={data.name}>
        <p>{tenantPortalTexts.soon}</p>
        <LandlordCard landlord={data} />
      </PortalPage>
    );
  if (!error) return <PortalPage title={tenantPortalTexts.brand}>{tenantPortalTexts.loading}</PortalPage>;
  return (
    <PortalPage title={isRefused(error) ? tenantPortalTexts.notFoundTitle : tenantPortalTexts.brand}>
      {isRefused(error) ? (
        <p>{tenantPortalTexts.notFound}</p>
      ) : (
        <>
          <Alert type="warning" showIcon title={error.message} />
          <Button onClick={() => void refetch()}>{tenantPortalTexts.retry}</Button>
        </>
      )}
    </PortalPage>
  );
}
