import { type PanelProps, panels } from '@husrum/contract/panels';
import { MaintenanceList } from './maintenance-list';

export default function EntityMaintenancePanel({ entityId }: PanelProps['entity.maintenance']) {
  return (
    <MaintenanceList
      key={entityId}
      title={panels['entity.maintenance'].title}
      filter={{ entity_id: entityId }}
      owner={{ type: 'entity', id: entityId }}
    />
  );
}
