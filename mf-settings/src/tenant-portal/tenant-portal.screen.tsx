import ExportOutlined from '@ant-design/icons/es/icons/ExportOutlined';
import { routes } from '@husrum/contract/routes';
import type { TenantPortalConfig } from '@husrum/contract/tenant-portal';
import { PageFrame, QueryContent, ToneTag } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { PortalInvites } from './portal-invites';
import { TenantPortalForm } from './tenant-portal.form';
import { useTenantPortalConfig } from './tenant-portal.queries';
import { tenantPortalTexts } from './tenant-portal.texts';

export default function TenantPortalScreen() {
  return (
    <QueryContent query={useTenantPortalConfig()}>
      {(config) => (
        <PageFrame
          narrow
          title={tenantPortalTexts.title}
          status={
            <ToneTag tone={config.enabled ? 'green' : 'grey'} icon={config.enabled ? 'check' : 'minus'}>
              {config.enabled ? tenantPortalTexts.on : tenantPortalTexts.off}
            </ToneTag>
          }
          actions={<PortalLink config={config} />}
        >
          <p className="h-muted">{tenantPortalTexts.intro}</p>
          <TenantPortalForm config={config} />
          <PortalInvites enabled={config.enabled} />
        </PageFrame>
      )}
    </QueryContent>
  );
}

const PortalLink = ({ config: { enabled, stub } }: { config: TenantPortalConfig }) =>
  enabled && stub !== null ? (
    <Button icon={<ExportOutlined />} href={routes.portal.landlord({ stub })} target="_blank">
      {tenantPortalTexts.open}
    </Button>
  ) : null;
