import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import ExportOutlined from '@ant-design/icons/es/icons/ExportOutlined';
import HomeOutlined from '@ant-design/icons/es/icons/HomeOutlined';
import SendOutlined from '@ant-design/icons/es/icons/SendOutlined';
import { routes } from '@husrum/contract/routes';
import type { Tenant } from '@husrum/contract/tenant';
import { useGo } from '@husrum/platform';
import type { MenuAction } from '@husrum/ui';
import { usePortal } from './tenant.queries';
import { texts } from './tenant.texts';
import { useTenantMoves } from './use-tenant-moves';

/** What is done with a tenant less often. */
export const useTenantMenu = (tenant: Tenant): MenuAction[] => {
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
