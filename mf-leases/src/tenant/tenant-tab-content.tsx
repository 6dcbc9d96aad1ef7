import type { Tenant } from '@husrum/contract/tenant';
import { Panel } from '@husrum/platform';
import { Section } from '@husrum/ui';
import { TenantMessages } from '../tenant-message/tenant-messages';
import { tenantTexts } from './tenant.texts';
import { TenantLeases } from './tenant-leases';

/** The values of `?tab=` on the tenant page. Only the open tab is loaded. */
export const tenantTabs = ['overview', 'tickets', 'messages'] as const;
type TenantTab = (typeof tenantTabs)[number];

export const TenantTabContent = ({ tab, tenant }: { tab: TenantTab; tenant: Tenant }) => {
  switch (tab) {
    case 'overview':
      return (
        <>
          <TenantLeases tenant={tenant} />
          <Panel name="tenant.invoices" tenantId={tenant.id} />
          <Panel name="tenant.deposits" tenantId={tenant.id} />
        </>
      );
    case 'tickets':
      return <Panel name="tenant.tickets" tenantId={tenant.id} />;
    case 'messages':
      return (
        <Section title={tenantTexts.messages} flush>
          <TenantMessages target={{ type: 'tenant', id: tenant.id }} />
        </Section>
      );
  }
};
