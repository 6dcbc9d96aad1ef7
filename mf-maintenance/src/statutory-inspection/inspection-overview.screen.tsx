import CalendarOutlined from '@ant-design/icons/es/icons/CalendarOutlined';
import { routes } from '@husrum/contract/routes';
import {
  inspectionKindInfo,
  inspectionKinds,
  inspectionStatuses,
  inspectionStatusLabel,
} from '@husrum/contract/statutory-inspection';
import { toOptions } from '@husrum/forms';
import { AppLink, PageButton } from '@husrum/platform';
import { PageFrame } from '@husrum/ui';
import { UrlTable, useListView, useUrlTable } from '@husrum/ui/data';
import { FilterBar } from '@husrum/ui/filter';
import { useCompanyOptions } from '../company/company.queries';
import { TargetFilter } from '../ticket/target.filter';
import { useTicketTarget } from '../ticket/ticket-target.queries';
import { requirementColumns, requirementSortable } from './inspection.columns';
import { useRequirements } from './inspection.queries';
import { inspectionTexts } from './inspection.texts';
import { InspectionCards } from './inspection-cards';
import { getRequirementKey, getRequirementLink } from './requirement-link';

export default function InspectionOverviewScreen() {
  const table = useUrlTable({
    path: (page) => routes.inspection.overview({ page }),
    sortable: requirementSortable,
    filters: { status: inspectionStatuses, kind: inspectionKinds, entity_id: 'number', company_id: 'number' },
  });
  const { entity_id, company_id } = table.filters;
  const companies = useCompanyOptions();
  const entityName = useTicketTarget('entity', entity_id).data?.name;
  const view = useListView('inspection', table, requirementColumns);
  const { columns } = inspectionTexts;
  return (
    <PageFrame
      title={inspectionTexts.title}
      facts={[inspectionTexts.intro]}
      actions={
        <PageButton icon={<CalendarOutlined />} to={routes.inspection.plan()}>
          {inspectionTexts.plan}
        </PageButton>
      }
      statistics={<InspectionCards companyId={company_id} />}
    >
      <FilterBar
        table={table}
        fields={[
          {
            name: 'status',
            label: columns.status,
            options: toOptions(inspectionStatuses, inspectionStatusLabel),
          },
          {
            name: 'kind',
            label: columns.kind,
            options: inspectionKinds.map((value) => ({ value, label: inspectionKindInfo[value].shortName })),
          },
          {
            name: 'entity_id',
            label: columns.entity,
            render: (_value, onChange) => (
              <TargetFilter
                type="entity"
                label={columns.entity}
                value={entity_id}
                name={entityName}
                onChange={onChange}
              />
            ),
            chip: () => entityName ?? '…',
          },
          {
            name: 'company_id',
            label: columns.company,
            options: companies,
          },
        ]}
        extra={view.menu}
      />
      <UrlTable
        table={table}
        query={useRequirements(table.query)}
        columns={view.columns}
        sortColumns={view.sortColumns}
        rowKey={getRequirementKey}
        rowLink={getRequirementLink}
        label={inspectionTexts.title}
        empty={{
          title: inspectionTexts.none,
          text: inspectionTexts.noneText,
          actions: <AppLink to={routes.entity.overview()}>{inspectionTexts.toEntities}</AppLink>,
        }}
      />
    </PageFrame>
  );
}
