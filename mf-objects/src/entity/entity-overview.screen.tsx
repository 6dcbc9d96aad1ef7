import { routes } from '@husrum/contract/routes';
import { useListView, useUrlTable } from '@husrum/ui/data';
import { FilterBar } from '@husrum/ui/filter';
import { useAllCompanies } from '../company/company.queries';
import { entityColumns, entitySortable } from './entity.columns';
import { useEntities, useEntityTypes } from './entity.queries';
import { entityTexts } from './entity.texts';
import { EntityList } from './entity-list';

export default function EntityOverviewScreen() {
  const table = useUrlTable({
    path: (page) => routes.entity.overview({ page }),
    sortable: entitySortable,
    filters: { name: 'text', entity_type_id: 'number', company_id: 'number', rented: 'boolean' },
  });
  const query = useEntities(table.query);
  const view = useListView('entity', table, entityColumns);
  const companies = useAllCompanies();
  const types = useEntityTypes();
  const toIdOptions = (rows: readonly { id: number; name: string }[] = []) =>
    rows.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <EntityList
      title={entityTexts.title}
      table={table}
      query={query}
      columns={view.columns}
      sortColumns={view.sortColumns}
      empty={{ title: entityTexts.none, text: entityTexts.noneText }}
      filter={
        <FilterBar
          table={table}
          extra={view.menu}
          fields={[
            { name: 'name', label: entityTexts.columns.name },
            { name: 'entity_type_id', label: entityTexts.columns.type, options: toIdOptions(types.data) },
            {
              name: 'company_id',
              label: entityTexts.columns.company,
              options: toIdOptions(companies.data),
            },
            {
              name: 'rented',
              label: entityTexts.columns.status,
              options: [
                { value: true, label: entityTexts.rented },
                { value: false, label: entityTexts.vacant },
              ],
            },
          ]}
        />
      }
    />
  );
}
