import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import MessageOutlined from '@ant-design/icons/es/icons/MessageOutlined';
import { routes } from '@husrum/contract/routes';
import type { Tenant } from '@husrum/contract/tenant';
import { phone, phoneLink } from '@husrum/format';
import { useGo, useRouteId } from '@husrum/platform';
import { Loaded, PageFrame, PageTabs, StatusTag, useUrlTab } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useTenant } from './tenant.queries';
import { texts } from './tenant.texts';
import { TenantAbout } from './tenant-about';
import { TenantAddresses } from './tenant-addresses';
import { TenantPart, tenantParts } from './tenant-part';
import { useTenantMenu } from './use-tenant-menu';

export default function TenantDetailScreen() {
  const id = useRouteId();
  return (
    <Loaded query={useTenant(id)}>{(tenant) => <TenantDetail key={tenant.id} tenant={tenant} />}</Loaded>
  );
}

const TenantDetail = ({ tenant }: { tenant: Tenant }) => {
  const { id, name, inactive, status, identifier, breadcrumb } = tenant;
  const go = useGo();
  const more = useTenantMenu(tenant);
  const [part] = useUrlTab(tenantParts);
  return (
    <PageFrame
      sticky
      title={name}
      status={inactive && <StatusTag kind="tenant" value={status} />}
      breadcrumb={breadcrumb}
      facts={[identifier, ...contactOf(tenant)]}
      actions={
        <>
          <Button icon={<MessageOutlined />} onClick={() => go(routes.ticket.create({ type: 'tenant', id }))}>
            {texts.createTicket}
          </Button>
          <Button icon={<MailOutlined />} onClick={() => go(routes.contact.write({ type: 'tenant', id }))}>
            {texts.contact}
          </Button>
          <Button icon={<EditOutlined />} onClick={() => go(routes.tenant.edit({ id }))}>
            {texts.edit}
          </Button>
        </>
      }
      more={more}
      tabs={
        <PageTabs
          label={texts.parts}
          current={part}
          tabs={tenantParts.map((key) => ({ key, title: texts.part[key] }))}
        />
      }
      rail={
        <>
          <TenantAddresses tenant={tenant} />
          <TenantAbout tenant={tenant} />
        </>
      }
    >
      <TenantPart key={part} part={part} tenant={tenant} />
    </PageFrame>
  );
};

const contactOf = (tenant: Tenant) => [
  <a key="phone" href={phoneLink(tenant.phone)}>
    {phone(tenant.phone)}
  </a>,
  tenant.email && (
    <a key="email" href={`mailto:${tenant.email}`}>
      {tenant.email}
    </a>
  ),
];
