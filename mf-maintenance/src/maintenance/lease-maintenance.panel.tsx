import { type PanelProps, panels } from '@husrum/contract/panels';
import { MaintenanceList } from './maintenance-list';

export default function LeaseMaintenancePanel({
  leaseId,
  entityId,
  inactive,
}: PanelProps['lease.maintenance']) {
  return (
    <MaintenanceList
      key={leaseId}
      title={panels['lease.maintenance'].title}
      filter={{ lease_id: leaseId }}
      owner={inactive ? undefined : { type: 'entity', id: entityId }}
    />
  );
}
