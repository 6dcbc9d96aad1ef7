import FormOutlined from '@ant-design/icons/es/icons/FormOutlined';
import { type PanelProps, panels } from '@husrum/contract/panels';
import { routes } from '@husrum/contract/routes';
import { PageButton } from '@husrum/platform';
import { Section } from '@husrum/ui';
import { UrlTable, useLocalTable } from '@husrum/ui/data';
import { panelColumns, panelSortable } from './inspection.columns';
import { useInspectionFacts, useRequirements } from './inspection.queries';
import { inspectionTexts } from './inspection.texts';
import { getRequirementKey, getRequirementLink } from './requirement-link';

const PAGE_SIZE = 15;

export default function EntityInspectionsPanel({ entityId }: PanelProps['entity.inspections']) {
  const table = useLocalTable({ sortable: panelSortable });
  const { page, sort } = table.query;
  const query = useRequirements({ page, sort, entity_id: entityId, limit: PAGE_SIZE });
  const followsHouse = useInspectionFacts(entityId).data?.has_plan === false;
  return (
    <Section
      title={panels['entity.inspections'].title}
      extra={
        <PageButton icon={<FormOutlined />} to={routes.inspection.facts({ id: entityId })}>
          {inspectionTexts.factsButton}
        </PageButton>
      }
      flush
    >
      <UrlTable
        table={table}
        query={query}
        columns={panelColumns}
        rowKey={getRequirementKey}
        rowLink={getRequirementLink}
        label={panels['entity.inspections'].title}
        empty={{ title: followsHouse ? inspectionTexts.followsHouse : inspectionTexts.noneHere }}
      />
    </Section>
  );
}
