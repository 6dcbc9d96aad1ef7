import CalendarOutlined from '@ant-design/icons/es/icons/CalendarOutlined';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import InfoCircleOutlined from '@ant-design/icons/es/icons/InfoCircleOutlined';
import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import StopOutlined from '@ant-design/icons/es/icons/StopOutlined';
import UndoOutlined from '@ant-design/icons/es/icons/UndoOutlined';
import { type Lease, perInterval } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { localDate, monthLabel } from '@husrum/format';
import { AppLink, useGo } from '@husrum/platform';
import { type MenuAction, Money } from '@husrum/ui';
import { Badge, Button } from '@husrum/ui/core';
import { texts } from './lease.texts';
import type { LeaseMoves } from './use-lease-moves';

/** What is asked before it is done. */
export type Asked = 'information' | 'end' | 'month' | 'tenant';

export const factsOf = ({ primary_tenant, total, payment_interval, next_notice }: Lease) => [
  primary_tenant && (
    <AppLink key="tenant" to={routes.tenant.detail({ id: primary_tenant.id })}>
      {primary_tenant.name}
    </AppLink>
  ),
  <Money key="rent" value={total} per={perInterval[payment_interval]} />,
  next_notice && `nästa avi ${localDate(next_notice.date)} (${monthLabel(next_notice.start)})`,
];

interface Props {
  lease: Lease;
  moves: LeaseMoves;
  onEnd: () => void;
}

export const HeaderActions = ({ lease, moves, onEnd }: Props) => {
  const { id, state, stop, unreturned_count } = lease;
  const go = useGo();
  if (state.status === 'inactive') {
    return (
      <Button
        type="primary"
        icon={<UndoOutlined />}
        loading={moves.restoring}
        onClick={() => void moves.reactivate()}
      >
        {texts.reactivate}
      </Button>
    );
  }
  return (
    <>
      <Button icon={<MailOutlined />} onClick={() => go(routes.contact.write({ type: 'lease', id }))}>
        {texts.contact}
      </Button>
      <Badge count={unreturned_count} color="gold" title={texts.blocked(unreturned_count)}>
        <Button icon={<StopOutlined />} onClick={onEnd}>
          {stop === null ? texts.end : texts.changeEnd}
        </Button>
      </Badge>
      <Button icon={<EditOutlined />} onClick={() => go(routes.lease.edit({ id }))}>
        {texts.edit}
      </Button>
    </>
  );
};

export const moreOf = (lease: Lease, moves: LeaseMoves, ask: (what: Asked) => void): MenuAction[] => {
  const inactive = lease.state.status === 'inactive';
  const whileRunning: MenuAction[] = [
    {
      key: 'month',
      label: texts.nextMonth,
      icon: <CalendarOutlined />,
      disabled: lease.next_invoice_month === null,
      onClick: () => ask('month'),
    },
  ];
  const whileEnding: MenuAction[] = [
    { key: 'restore', label: texts.restore, icon: <UndoOutlined />, onClick: () => void moves.restore() },
  ];
  return [
    ...(inactive ? [] : whileRunning),
    ...(inactive || lease.stop === null ? [] : whileEnding),
    {
      key: 'information',
      label: texts.information,
      icon: <InfoCircleOutlined />,
      onClick: () => ask('information'),
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
