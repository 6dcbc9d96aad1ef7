import { routes } from '@husrum/contract/routes';
import { StatisticCards } from '@husrum/ui';
import { useStatistics, useTenantPortal } from './tenant.queries';
import { tenantTexts } from './tenant.texts';

/** The number of inactive tenants, and whether the tenant portal is enabled. */
export const TenantOverviewCards = () => {
  const statistics = useStatistics();
  const portal = useTenantPortal();
  return (
    <StatisticCards
      queries={[statistics, portal]}
      items={[
        {
          label: tenantTexts.overviewCards.inactive,
          value: statistics.data?.stat_inactive_tenants,
          to: routes.tenant.overview({}, { status: 'INACTIVE' }),
        },
        {
          label: tenantTexts.overviewCards.portal,
          value:
            portal.data &&
            (portal.data.enabled
              ? tenantTexts.overviewCards.portalEnabled
              : tenantTexts.overviewCards.portalDisabled),
          tone: portal.data?.enabled ? 'good' : 'plain',
          to: routes.setting.tenantportal(),
        },
      ]}
    />
  );
};
