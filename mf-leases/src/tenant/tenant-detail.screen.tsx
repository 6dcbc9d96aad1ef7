import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import MessageOutlined from '@ant-design/icons/es/icons/MessageOutlined';
import { routes } from '@husrum/contract/routes';
import { type Tenant, tenantCalls } from '@husrum/contract/tenant';
import { ticketCalls } from '@husrum/contract/ticket';
import { formatPhone, toPhoneLink } from '@husrum/format';
import { PageButton, useAppNavigate, useRouteId } from '@husrum/platform';
import { EmailText, PageFrame, PageTabs, QueryContent, StatusTag, useUrlTab } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { TenantCredits } from '../credit/tenant-credits';
import { AutogiroModal } from './autogiro.modal';
import { CannotRemoveTenantModal } from './cannot-remove-tenant.modal';
import { useTenant } from './tenant.queries';
import { tenantTexts } from './tenant.texts';
import { TenantAddresses } from './tenant-addresses';
import { TenantFacts } from './tenant-facts';
import { TenantTabContent, tenantTabs } from './tenant-tab-content';
import { type TenantModalName, useTenantMenu } from './use-tenant-menu';

export default function TenantDetailScreen() {
  const id = useRouteId();
  return (
    <QueryContent query={useTenant(id)}>
      {(tenant) => <TenantDetail key={tenant.id} tenant={tenant} />}
    </QueryContent>
  );
}

const TenantDetail = ({ tenant }: { tenant: Tenant }) => {
  const { id, name, inactive, status, identifier, breadcrumb } = tenant;
  const navigate = useAppNavigate();
  const [modal, setModal] = useState<TenantModalName>();
  const closeModal = () => setModal(undefined);
  const menuActions = useTenantMenu(tenant, setModal);
  const [tab] = useUrlTab(tenantTabs);
  return (
    <PageFrame
      sticky
      title={name}
      status={inactive && <StatusTag kind="tenant" value={status} />}
      breadcrumb={breadcrumb}
      facts={[identifier, ...listContactLinks(tenant)]}
      actions={
        <>
          <Button
            call={ticketCalls.create}
            icon={<MessageOutlined />}
            onClick={() => navigate(routes.ticket.create({ type: 'tenant', id }))}
          >
            {tenantTexts.createTicket}
          </Button>
          <PageButton icon={<MailOutlined />} to={routes.contact.write({ type: 'tenant', id })}>
            {tenantTexts.contact}
          </PageButton>
          <Button
            call={tenantCalls.update}
            icon={<EditOutlined />}
            onClick={() => navigate(routes.tenant.edit({ id }))}
          >
            {tenantTexts.edit}
          </Button>
        </>
      }
      menuActions={menuActions}
      tabs={
        <PageTabs
          label={tenantTexts.tabs}
          current={tab}
          tabs={tenantTabs.map((key) => ({ key, title: tenantTexts.tab[key] }))}
        />
      }
      aside={
        <>
          <TenantAddresses tenant={tenant} />
          {tenant.credit > 0 && <TenantCredits tenantId={id} />}
          <TenantFacts tenant={tenant} />
        </>
      }
    >
      <TenantTabContent key={tab} tab={tab} tenant={tenant} />
      {modal === 'autogiro' && <AutogiroModal tenant={tenant} onClose={closeModal} />}
      {modal === 'cannotRemove' && <CannotRemoveTenantModal tenant={tenant} onClose={closeModal} />}
    </PageFrame>
  );
};

const listContactLinks = (tenant: Tenant) => [
  <a key="phone" href={toPhoneLink(tenant.phone)}>
    {formatPhone(tenant.phone)}
  </a>,
  tenant.email && (
    <a key="email" href={`mailto:${tenant.email}`}>
      <EmailText email={tenant.email} />
    </a>
  ),
];
