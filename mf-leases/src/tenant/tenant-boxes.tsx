import { routes } from '@husrum/contract/routes';
import { InfoBoxes } from '@husrum/ui';
import { useAccountStats, usePortal } from './tenant.queries';

/** Tenants who rent nothing any more, and whether tenants can sign in themselves. */
export const TenantBoxes = () => {
  const stats = useAccountStats();
  const settings = usePortal();
  const [data, portal] = [stats.data, settings.data];
  return (
    <InfoBoxes
      queries={[stats, settings]}
      items={[
        {
          label: 'Inaktiva hyresgäster',
          value: data?.stat_inactive_tenants,
          to: routes.tenant.overview({}, { status: 'INACTIVE' }),
        },
        {
          label: 'Hyresgästportalen',
          value: portal && (portal.enabled ? 'Aktiverad' : 'Avstängd'),
          tone: portal?.enabled ? 'good' : 'plain',
          to: routes.setting.tenantportal(),
        },
      ]}
    />
  );
};
