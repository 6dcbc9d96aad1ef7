import PercentageOutlined from '@ant-design/icons/es/icons/PercentageOutlined';
import { type PanelProps, panels } from '@husrum/contract/panels';
import { routes } from '@husrum/contract/routes';
import { useGo } from '@husrum/platform';
import { Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { UrlTable, useLocalTable } from '@husrum/ui/data';
import { adjustmentSortable, entityColumns } from './rent-adjustment.columns';
import { useAdjustments } from './rent-adjustment.queries';
import { texts } from './rent-adjustment.texts';

const SHOWN = 6;
const { title } = panels['entity.adjustments'];

/** The adjustments that concern an object: its own, and those of what it lies under. */
export default function EntityAdjustmentsPanel({ entityId }: PanelProps['entity.adjustments']) {
  const go = useGo();
  const table = useLocalTable({ sortable: adjustmentSortable });
  const query = useAdjustments({ ...table.query, entity_id: entityId, limit: SHOWN });
  const adjust = (
    <Button
      icon={<PercentageOutlined />}
      onClick={() => go(routes.rentAdjustment.create({}, { entity: entityId }))}
    >
      {texts.create}
    </Button>
  );
  return (
    <Section title={title} extra={adjust} flush>
      <UrlTable
        table={table}
        query={query}
        columns={entityColumns}
        rowKey={(row) => row.id}
        rowLink={(row) => routes.rentAdjustment.overview({}, { effect: row.id })}
        label={title}
        empty={{ title: texts.noneOfEntity }}
      />
    </Section>
  );
}
