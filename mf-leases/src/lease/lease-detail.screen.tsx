import CalendarOutlined from '@ant-design/icons/es/icons/CalendarOutlined';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import InfoCircleOutlined from '@ant-design/icons/es/icons/InfoCircleOutlined';
import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import StopOutlined from '@ant-design/icons/es/icons/StopOutlined';
import UndoOutlined from '@ant-design/icons/es/icons/UndoOutlined';
import { type Lease, perInterval, routes } from '@husrum/contract';
import { localDate, monthLabel } from '@husrum/format';
import { AppLink, Panel, useGo, useRouteId } from '@husrum/platform';
import { Loaded, type MenuAction, Money, PageFrame, StatusTag } from '@husrum/ui';
import { Badge, Button } from '@husrum/ui/core';
import { useState } from 'react';
import { Quittances } from '../quittance/quittances';
import { EndLeaseModal } from './end-lease.modal';
import { FindTenantModal } from './find-tenant.modal';
import { useLease } from './lease.queries';
import { texts } from './lease.texts';
import { LeaseFigures } from './lease-figures';
import { LeaseInformationModal } from './lease-information.modal';
import { LeaseTenants } from './lease-tenants';
import { NextMonthModal } from './next-month.modal';
import { type LeaseMoves, useLeaseMoves } from './use-lease-moves';

export default function LeaseDetailScreen() {
  const id = useRouteId();
  return <Loaded query={useLease(id)}>{(lease) => <LeaseDetail key={lease.id} lease={lease} />}</Loaded>;
}

type Asked = 'information' | 'end' | 'month' | 'tenant';

const LeaseDetail = ({ lease }: { lease: Lease }) => {
  const { id, entity, state, breadcrumb } = lease;
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const moves = useLeaseMoves(lease);
  const modal = (name: Asked) => ({ open: asked === name, onClose: close });
  const inactive = state.status === 'inactive';
  return (
    <PageFrame
      sticky
      title={entity.name}
      status={<StatusTag kind="lease" value={state.status} />}
      breadcrumb={breadcrumb}
      facts={factsOf(lease)}
      actions={<HeaderActions lease={lease} moves={moves} onEnd={() => setAsked('end')} />}
      more={moreOf(lease, moves, setAsked)}
      boxes={<LeaseFigures lease={lease} />}
      rail={<LeaseTenants lease={lease} onFind={() => setAsked('tenant')} />}
    >
      <Panel name="lease.invoices" leaseId={id} inactive={inactive} />
      {!inactive && <Panel name="lease.forecast" leaseId={id} />}
      <Panel name="lease.addons" leaseId={id} inactive={inactive} />
      <Quittances leaseId={id} inactive={inactive} />
      <Panel name="files.of" type="lease" id={id} />
      <LeaseInformationModal lease={lease} {...modal('information')} />
      <EndLeaseModal lease={lease} {...modal('end')} />
      <NextMonthModal lease={lease} {...modal('month')} />
      <FindTenantModal leaseId={id} {...modal('tenant')} />
    </PageFrame>
  );
};

const factsOf = ({ primary_tenant, total, payment_interval, next_notice }: Lease) => [
  primary_tenant && (
    <AppLink key="tenant" to={routes.tenant.detail({ id: primary_tenant.id })}>
      {primary_tenant.name}
    </AppLink>
  ),
  <Money key="rent" value={total} per={perInterval[payment_interval]} />,
  next_notice && `nästa avi ${localDate(next_notice.date)} (${monthLabel(next_notice.start)})`,
];

interface HeaderProps {
  lease: Lease;
  moves: LeaseMoves;
  onEnd: () => void;
}

const HeaderActions = ({ lease, moves, onEnd }: HeaderProps) => {
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

const moreOf = (lease: Lease, moves: LeaseMoves, ask: (what: Asked) => void): MenuAction[] => {
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
