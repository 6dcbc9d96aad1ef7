import BankOutlined from '@ant-design/icons/es/icons/BankOutlined';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import ExportOutlined from '@ant-design/icons/es/icons/ExportOutlined';
import HomeOutlined from '@ant-design/icons/es/icons/HomeOutlined';
import SendOutlined from '@ant-design/icons/es/icons/SendOutlined';
import StopOutlined from '@ant-design/icons/es/icons/StopOutlined';
import { addressCalls } from '@husrum/contract/address';
import { routes } from '@husrum/contract/routes';
import { type Tenant, tenantCalls } from '@husrum/contract/tenant';
import { useAppNavigate } from '@husrum/platform';
import type { MenuAction } from '@husrum/ui';
import { explainKept } from './cannot-remove-tenant.modal';
import { useTenantPortal } from './tenant.queries';
import { tenantTexts } from './tenant.texts';
import { useTenantActions } from './use-tenant-actions';

/** The modals of the tenant page, of which at most one is open. */
export type TenantModalName = 'autogiro' | 'cannotRemove';

/** Why the tenant cannot be created as a customer in Fortnox. Without a lease there is no company that invoices the tenant. */
const explainNoCustomer = ({ fortnox_customer_number, leases }: Tenant): string => {
  const { isCustomer, noLease, notInFortnox } = tenantTexts.disabled;
  if (fortnox_customer_number !== null) return isCustomer(fortnox_customer_number);
  return leases.length === 0 ? noLease : notInFortnox;
};

/** The items of the tenant page's menu. */
export const useTenantMenu = (tenant: Tenant, openModal: (modal: TenantModalName) => void): MenuAction[] => {
  const { id, addresses, autogiro, connected_to_fortnox, fortnox_customer_number } = tenant;
  const navigate = useAppNavigate();
  const actions = useTenantActions(tenant);
  const portal = useTenantPortal().data;
  const hasBillingAddress = addresses.some(({ type }) => type === 'BILLING');
  return [
    {
      key: 'billing',
      call: addressCalls.create,
      label: tenantTexts.addBilling,
      icon: <HomeOutlined />,
      disabled: hasBillingAddress,
      reason: tenantTexts.disabled.hasBilling,
      onClick: () => navigate(routes.tenant.addAddress({ id })),
    },
    {
      key: 'resend',
      call: tenantCalls.resendInvite,
      label: tenant.portal === 'NOT_INVITED' ? tenantTexts.invite : tenantTexts.resend,
      icon: <SendOutlined />,
      disabled: !portal?.enabled || tenant.portal === 'ACTIVE',
      reason:
        tenant.portal === 'ACTIVE'
          ? tenantTexts.disabled.accountActive
          : portal && tenantTexts.disabled.portalOff,
      onClick: actions.sendInvitation,
    },
    ...(tenant.portal === 'NOT_INVITED'
      ? []
      : [
          {
            key: 'revoke',
            call: tenantCalls.revokePortalAccount,
            label: tenantTexts.revoke[tenant.portal],
            icon: <StopOutlined />,
            danger: true,
            onClick: () => void actions.revokePortal(),
          },
        ]),
    {
      key: 'fortnox',
      call: tenantCalls.createInFortnox,
      label: tenantTexts.createInFortnox,
      icon: <ExportOutlined />,
      disabled: !connected_to_fortnox || fortnox_customer_number !== null,
      reason: explainNoCustomer(tenant),
      onClick: actions.createInFortnox,
    },
    ...(connected_to_fortnox
      ? [
          {
            key: 'autogiro',
            call: tenantCalls.setAutogiro,
            label: autogiro ? tenantTexts.autogiro.change : tenantTexts.autogiro.set,
            icon: <BankOutlined />,
            onClick: () => openModal('autogiro'),
          },
        ]
      : []),
    ...(autogiro
      ? [
          {
            key: 'remove-autogiro',
            call: tenantCalls.removeAutogiro,
            label: tenantTexts.autogiro.remove,
            icon: <StopOutlined />,
            danger: true,
            onClick: () => void actions.removeAutogiro(),
          },
        ]
      : []),
    {
      key: 'remove',
      call: tenantCalls.remove,
      label: tenantTexts.remove,
      icon: <DeleteOutlined />,
      danger: true,
      onClick: () => (explainKept(tenant) === undefined ? void actions.remove() : openModal('cannotRemove')),
    },
  ];
};
