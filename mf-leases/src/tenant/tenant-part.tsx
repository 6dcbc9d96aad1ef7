import type { Tenant } from '@husrum/contract/tenant';
import { Panel } from '@husrum/platform';
import { TenantLeases } from './tenant-leases';

/** What the page of a tenant is divided into; `?tab=` names one. Only the one that is looked at is fetched. */
export const tenantParts = ['overview', 'tickets'] as const;
type TenantPartName = (typeof tenantParts)[number];

export const TenantPart = ({ part, tenant }: { part: TenantPartName; tenant: Tenant }) => {
  switch (part) {
    case 'overview':
      return (
        <>
          <TenantLeases tenant={tenant} />
          <Panel name="tenant.invoices" tenantId={tenant.id} />
        </>
      );
    case 'tickets':
      return <Panel name="tenant.tickets" tenantId={tenant.id} />;
  }
};
