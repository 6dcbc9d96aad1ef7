import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import ExportOutlined from '@ant-design/icons/es/icons/ExportOutlined';
import HomeOutlined from '@ant-design/icons/es/icons/HomeOutlined';
import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import MessageOutlined from '@ant-design/icons/es/icons/MessageOutlined';
import SendOutlined from '@ant-design/icons/es/icons/SendOutlined';
import { routes, type Tenant } from '@husrum/contract';
import { phone, phoneLink } from '@husrum/format';
import { Panel, useGo, useRouteId } from '@husrum/platform';
import { DateText, Facts, Loaded, type MenuAction, Money, PageFrame, Section, StatusTag } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { usePortal, useTenant } from './tenant.queries';
import { texts } from './tenant.texts';
import { TenantAddresses } from './tenant-addresses';
import { TenantLeases } from './tenant-leases';
import { useTenantMoves } from './use-tenant-moves';

export default function TenantDetailScreen() {
  const id = useRouteId();
  return (
    <Loaded query={useTenant(id)}>{(tenant) => <TenantDetail key={tenant.id} tenant={tenant} />}</Loaded>
  );
}

const TenantDetail = ({ tenant }: { tenant: Tenant }) => {
  const { id, name, inactive, status, identifier, breadcrumb } = tenant;
  const go = useGo();
  const more = useMore(tenant);
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
      rail={
        <>
          <TenantAddresses tenant={tenant} />
          <About tenant={tenant} />
        </>
      }
    >
      <TenantLeases tenant={tenant} />
      <Panel name="tenant.invoices" tenantId={id} />
      <Panel name="tenant.tickets" tenantId={id} />
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

const About = ({ tenant }: { tenant: Tenant }) => (
  <Section title="Uppgifter">
    <Facts
      columns={1}
      items={[
        { label: 'Typ', value: tenant.organisation ? texts.organisation : texts.private },
        { label: 'E-post för avier', value: tenant.billing_email ?? tenant.email },
        {
          label: 'Portal',
          value: (
            <StatusTag
              kind="portal"
              value={tenant.portal}
              extra={tenant.portal === 'INVITED' && <DateText value={tenant.invite_sent_at} />}
            />
          ),
        },
        { label: texts.credit, value: <Money value={tenant.credit} /> },
        { label: 'Kundnr i Fortnox', value: tenant.fortnox_customer_number },
        { label: 'Kundnr i Spiris', value: tenant.visma_customer_number },
        { label: 'Autogiro', value: tenant.autogiro ? 'Ja' : 'Nej' },
        { label: 'Skapad', value: <DateText value={tenant.created_at} /> },
      ]}
    />
  </Section>
);

const useMore = (tenant: Tenant): MenuAction[] => {
  const { id, addresses, connected_to_fortnox, fortnox_customer_number } = tenant;
  const go = useGo();
  const moves = useTenantMoves(tenant);
  const portal = usePortal().data;
  const hasBilling = addresses.some(({ type }) => type === 'BILLING');
  return [
    {
      key: 'billing',
      label: texts.addBilling,
      icon: <HomeOutlined />,
      disabled: hasBilling,
      onClick: () => go(routes.tenant.addAddress({ id })),
    },
    {
      key: 'resend',
      label: texts.resend,
      icon: <SendOutlined />,
      disabled: !portal?.enabled,
      onClick: moves.resend,
    },
    {
      key: 'fortnox',
      label: texts.createInFortnox,
      icon: <ExportOutlined />,
      disabled: !connected_to_fortnox || fortnox_customer_number !== null,
      onClick: moves.createInFortnox,
    },
    {
      key: 'remove',
      label: texts.remove,
      icon: <DeleteOutlined />,
      danger: true,
      onClick: () => void moves.remove(),
    },
  ];
};
