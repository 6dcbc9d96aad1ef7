import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import type { QueryInput } from '@husrum/contract/core';
import { type MaintenanceOwner, type MaintenanceRow, maintenanceCalls } from '@husrum/contract/maintenance';
import { routes } from '@husrum/contract/routes';
import { useAppNavigate } from '@husrum/platform';
import { Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { UrlTable, useLocalTable } from '@husrum/ui/data';
import type { ReactNode } from 'react';
import { maintenancePanelSortable, panelColumns } from './maintenance.columns';
import { useMaintenances } from './maintenance.queries';
import { maintenanceTexts } from './maintenance.texts';

const PAGE_SIZE = 5;

interface Props {
  title: string;
  filter: Pick<QueryInput<typeof maintenanceCalls.list>, 'entity_id' | 'company_id' | 'lease_id'>;
  /** What a new activity is about. Without it, none can be created here. */
  owner: { type: MaintenanceOwner; id: number } | undefined;
  /** It is shown before the button that creates an activity. */
  extra?: ReactNode;
}

/** The activities of one object, company or lease, on its page. */
export const MaintenanceList = ({ title, filter, owner, extra }: Props) => {
  const navigate = useAppNavigate();
  const table = useLocalTable({ sortable: maintenancePanelSortable });
  const { page, sort } = table.query;
  const query = useMaintenances({ ...filter, page, sort, limit: PAGE_SIZE });
  const create = owner && (
    <Button
      call={maintenanceCalls.create}
      icon={<PlusOutlined />}
      onClick={() => navigate(routes.maintenance.create(owner))}
    >
      {maintenanceTexts.create}
    </Button>
  );
  return (
    <Section
      title={title}
      extra={
        <>
          {extra}
          {create}
        </>
      }
      flush
    >
      <UrlTable
        table={table}
        query={query}
        columns={panelColumns}
        rowKey={(row: MaintenanceRow) => row.id}
        rowLink={(row) => routes.maintenance.detail({ id: row.id })}
        label={title}
        empty={{ title: maintenanceTexts.none }}
      />
    </Section>
  );
};
