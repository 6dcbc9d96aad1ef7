import CalendarOutlined from '@ant-design/icons/es/icons/CalendarOutlined';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import InfoCircleOutlined from '@ant-design/icons/es/icons/InfoCircleOutlined';
import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import StopOutlined from '@ant-design/icons/es/icons/StopOutlined';
import UndoOutlined from '@ant-design/icons/es/icons/UndoOutlined';
import { intervalSuffix, type Lease, leaseCalls } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { formatDate, formatMonth } from '@husrum/format';
import { AppLink, PageButton, useAppNavigate, useCan } from '@husrum/platform';
import { type MenuAction, Money } from '@husrum/ui';
import { Badge, Button } from '@husrum/ui/core';
import { leaseTexts } from './lease.texts';
import { ReactivateButton } from './reactivate-button';
import type { LeaseActions } from './use-lease-actions';

/** The modals of the lease page, of which at most one is open. */
export type LeaseModalName = 'information' | 'end' | 'month' | 'tenant';

export const listHeaderFacts = ({ primary_tenant, total, payment_interval, next_notice }: Lease) => [
  primary_tenant && (
    <AppLink key="tenant" to={routes.tenant.detail({ id: primary_tenant.id })}>
      {primary_tenant.name}
    </AppLink>
  ),
  <Money key="rent" value={total} per={intervalSuffix[payment_interval]} />,
  next_notice && leaseTexts.nextInvoice(formatDate(next_notice.date), formatMonth(next_notice.start)),
];

interface Props {
  lease: Lease;
  onEnd: () => void;
}

export const LeaseHeaderActions = ({ lease, onEnd }: Props) => {
  const { id, state, stop, unreturned_count } = lease;
  const navigate = useAppNavigate();
  const can = useCan();
  if (state.status === 'inactive') return <ReactivateButton lease={lease} />;
  return (
    <>
      <PageButton icon={<MailOutlined />} to={routes.contact.write({ type: 'lease', id })}>
        {leaseTexts.contact}
      </PageButton>
      <Badge
        count={can(leaseCalls.update) ? unreturned_count : 0}
        color="gold"
        title={leaseTexts.blocked(unreturned_count)}
      >
        <Button call={leaseCalls.update} icon={<StopOutlined />} onClick={onEnd}>
          {stop === null ? leaseTexts.end : leaseTexts.changeEnd}
        </Button>
      </Badge>
      <Button
        call={leaseCalls.update}
        icon={<EditOutlined />}
        onClick={() => navigate(routes.lease.edit({ id }))}
      >
        {leaseTexts.edit}
      </Button>
    </>
  );
};

export const listMenuActions = (
  lease: Lease,
  actions: LeaseActions,
  openModal: (name: LeaseModalName) => void,
): MenuAction[] => {
  const inactive = lease.state.status === 'inactive';
  const activeActions: MenuAction[] = [
    {
      key: 'month',
      call: leaseCalls.update,
      label: leaseTexts.changeNextInvoiceMonth,
      icon: <CalendarOutlined />,
      disabled: lease.next_invoice_month === null,
      reason: leaseTexts.detailCards.noInvoiceReason.allInvoiced,
      onClick: () => openModal('month'),
    },
  ];
  const endingActions: MenuAction[] = [
    {
      key: 'removeEnd',
      call: leaseCalls.update,
      label: leaseTexts.removeEnd,
      icon: <UndoOutlined />,
      onClick: () => void actions.removeEnd(),
    },
  ];
  return [
    ...(inactive ? [] : activeActions),
    ...(inactive || lease.stop === null ? [] : endingActions),
    {
      key: 'information',
      label: leaseTexts.information,
      icon: <InfoCircleOutlined />,
      onClick: () => openModal('information'),
    },
    {
      key: 'remove',
      call: leaseCalls.remove,
      label: leaseTexts.remove,
      icon: <DeleteOutlined />,
      danger: true,
      onClick: () => void actions.remove(),
    },
  ];
};
