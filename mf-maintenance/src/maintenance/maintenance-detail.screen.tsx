import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import PlayCircleOutlined from '@ant-design/icons/es/icons/PlayCircleOutlined';
import StopOutlined from '@ant-design/icons/es/icons/StopOutlined';
import {
  canChangeStatus,
  canEditMaintenance,
  canRemoveMaintenance,
  type Maintenance,
  maintenanceCalls,
} from '@husrum/contract/maintenance';
import { routes } from '@husrum/contract/routes';
import { Panel, useAppNavigate, useRouteId } from '@husrum/platform';
import { type MenuAction, PageFrame, QueryContent, Section, StatusTag } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { ActivityTickets } from '../ticket/activity-tickets';
import { DayAndTimeText } from './day-and-time-text';
import { FinishMaintenanceModal } from './finish-maintenance.modal';
import { useMaintenance } from './maintenance.queries';
import { maintenanceTexts } from './maintenance.texts';
import { MaintenanceFacts, MaintenanceHistory, MaintenanceSeries } from './maintenance-facts';
import { MaintenanceNote } from './maintenance-note';
import { MaintenanceTasks } from './maintenance-tasks';
import { OwnerLink } from './owner-link';
import { useMaintenanceActions } from './use-maintenance-actions';

export default function MaintenanceDetailScreen() {
  return (
    <QueryContent query={useMaintenance(useRouteId())}>
      {(maintenance) => <MaintenanceDetail key={maintenance.id} maintenance={maintenance} />}
    </QueryContent>
  );
}

const MaintenanceDetail = ({ maintenance }: { maintenance: Maintenance }) => {
  const { id, title, status, description, breadcrumb, responsible, scheduled_at } = maintenance;
  const navigate = useAppNavigate();
  const actions = useMaintenanceActions(maintenance);
  const [isFinishing, setIsFinishing] = useState(false);
  const menuActions: MenuAction[] = [
    ...(canChangeStatus('cancel', status)
      ? [
          {
            key: 'cancel',
            call: maintenanceCalls.cancel,
            label: maintenanceTexts.cancel,
            icon: <StopOutlined />,
            onClick: () => void actions.cancel(),
          },
        ]
      : []),
    ...(canRemoveMaintenance(status)
      ? [
          {
            key: 'remove',
            call: maintenanceCalls.remove,
            label: maintenanceTexts.remove,
            icon: <DeleteOutlined />,
            danger: true,
            onClick: () => void actions.remove(),
          },
        ]
      : []),
  ];
  return (
    <PageFrame
      title={title}
      status={<StatusTag kind="maintenance" value={status} />}
      breadcrumb={breadcrumb}
      facts={[
        <OwnerLink key="owner" {...maintenance} />,
        scheduled_at !== null && <DayAndTimeText key="scheduled" seconds={scheduled_at} />,
        responsible?.name,
      ]}
      actions={
        <>
          {canEditMaintenance(status) && (
            <Button
              call={maintenanceCalls.update}
              icon={<EditOutlined />}
              onClick={() => navigate(routes.maintenance.edit({ id }))}
            >
              {maintenanceTexts.edit}
            </Button>
          )}
          {canChangeStatus('start', status) && (
            <Button
              call={maintenanceCalls.start}
              type="primary"
              icon={<PlayCircleOutlined />}
              loading={actions.isStarting}
              onClick={actions.start}
            >
              {maintenanceTexts.start}
            </Button>
          )}
          {canChangeStatus('finish', status) && (
            <Button
              call={maintenanceCalls.finish}
              type="primary"
              icon={<CheckOutlined />}
              onClick={() => setIsFinishing(true)}
            >
              {maintenanceTexts.finish}
            </Button>
          )}
        </>
      }
      menuActions={menuActions}
      aside={
        <>
          <MaintenanceSeries maintenance={maintenance} />
          <MaintenanceFacts maintenance={maintenance} />
          <MaintenanceHistory maintenance={maintenance} />
        </>
      }
    >
      <MaintenanceTasks maintenance={maintenance} />
      <Section title={maintenanceTexts.description}>
        <p className="h-prose">{description}</p>
      </Section>
      <MaintenanceNote maintenance={maintenance} />
      <Panel name="files.of" type="maintenance" id={id} />
      <ActivityTickets maintenanceId={id} entityId={maintenance.entity_id} />
      <FinishMaintenanceModal
        maintenance={maintenance}
        open={isFinishing}
        onClose={() => setIsFinishing(false)}
      />
    </PageFrame>
  );
};
