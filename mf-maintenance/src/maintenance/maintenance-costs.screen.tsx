import { costGroups, type MaintenanceCost } from '@husrum/contract/maintenance';
import { routes } from '@husrum/contract/routes';
import { PageFrame } from '@husrum/ui';
import { Segmented, UrlTable, useUrlTable } from '@husrum/ui/data';
import { FilterBar } from '@husrum/ui/filter';
import { useCompanyOptions } from '../company/company.queries';
import { useCostYears, useMaintenanceCosts } from './maintenance.queries';
import { maintenanceTexts } from './maintenance.texts';
import { costColumns, costSortable } from './maintenance-cost.columns';

const groupOptions = costGroups.map((value) => ({ value, label: maintenanceTexts.costGroups[value] }));

/**
 * Path to the list of activities on the row's object or company, or of its inspection requirements if the row sums no
 * activity. The list is not limited to the row's year. The result is undefined for a row that sums the whole business.
 */
const getCostLink = ({ company, entity, activities }: MaintenanceCost): string | undefined => {
  const { overview } = activities === 0 ? routes.inspection : routes.maintenance;
  if (entity) return overview({}, { entity_id: entity.id });
  return company ? overview({}, { company_id: company.id }) : undefined;
};

/** Budget and cost of the activities and inspections, summed by year, company or object. */
export default function MaintenanceCostsScreen() {
  const table = useUrlTable({
    path: routes.maintenance.costs(),
    sortable: costSortable,
    filters: { by: costGroups, year: 'number', company_id: 'number' },
  });
  const companies = useCompanyOptions();
  const { by = 'year', year, company_id } = table.filters;
  const costs = useMaintenanceCosts(table.query);
  const years = useCostYears();
  return (
    <PageFrame
      title={maintenanceTexts.costs}
      breadcrumb={[
        { title: maintenanceTexts.title, link: routes.maintenance.overview() },
        { title: maintenanceTexts.costs, link: null },
      ]}
      facts={[maintenanceTexts.costsText]}
    >
      <FilterBar
        table={{ ...table, isFiltered: year !== undefined || company_id !== undefined }}
        fields={[
          {
            name: 'year',
            label: maintenanceTexts.costColumns.year,
            options: years.map((value) => ({ value, label: String(value) })),
          },
          { name: 'company_id', label: maintenanceTexts.costColumns.company, options: companies },
        ]}
        extra={
          <Segmented
            aria-label={maintenanceTexts.costGroup}
            options={groupOptions}
            value={by}
            onChange={(value) => table.setFilter('by', value === 'year' ? undefined : value)}
          />
        }
      />
      <UrlTable
        table={table}
        query={costs}
        columns={costColumns[by]}
        rowKey={({ year, company, entity }) => `${year}-${company?.id}-${entity?.id}`}
        rowLink={getCostLink}
        label={maintenanceTexts.costs}
        empty={{ title: maintenanceTexts.noCosts, text: maintenanceTexts.noCostsText }}
      />
    </PageFrame>
  );
}
