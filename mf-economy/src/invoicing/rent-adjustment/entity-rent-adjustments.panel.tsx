import PercentageOutlined from '@ant-design/icons/es/icons/PercentageOutlined';
import { type PanelProps, panels } from '@husrum/contract/panels';
import { rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import { routes } from '@husrum/contract/routes';
import { useAppNavigate } from '@husrum/platform';
import { Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { UrlTable, useLocalTable } from '@husrum/ui/data';
import { entityRentAdjustmentColumns, rentAdjustmentSortable } from './rent-adjustment.columns';
import { useRentAdjustments } from './rent-adjustment.queries';
import { rentAdjustmentTexts } from './rent-adjustment.texts';

const PAGE_SIZE = 6;
const { title } = panels['entity.adjustments'];

/** The adjustments that affect an object: its own and those of the objects above it. */
export default function EntityRentAdjustmentsPanel({ entityId }: PanelProps['entity.adjustments']) {
  const navigate = useAppNavigate();
  const table = useLocalTable({ sortable: rentAdjustmentSortable });
  const query = useRentAdjustments({ ...table.query, entity_id: entityId, limit: PAGE_SIZE });
  const adjustButton = (
    <Button
      call={rentAdjustmentCalls.create}
      icon={<PercentageOutlined />}
      onClick={() => navigate(routes.rentAdjustment.create({}, { entity: entityId }))}
    >
      {rentAdjustmentTexts.create}
    </Button>
  );
  return (
    <Section title={title} extra={adjustButton} flush>
      <UrlTable
        table={table}
        query={query}
        columns={entityRentAdjustmentColumns}
        rowKey={(row) => row.id}
        // It opens the effect dialog on the overview page.
        rowLink={(row) => routes.rentAdjustment.overview({}, { effect: row.id })}
        label={title}
        empty={{ title: rentAdjustmentTexts.noneOfEntity }}
      />
    </Section>
  );
}
