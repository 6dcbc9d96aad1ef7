import { routes } from '@husrum/contract/routes';
import { useListView, useUrlTable } from '@husrum/ui/data';
import { FilterBar } from '@husrum/ui/filter';
import { useCompanyChoices } from '../company/company.queries';
import { entityColumns, entitySortable } from './entity.columns';
import { useEntities, useEntityTypes } from './entity.queries';
import { texts } from './entity.texts';
import { EntityList } from './entity-list';

export default function EntityOverviewScreen() {
  const table = useUrlTable({
    path: (page) => routes.entity.overview({ page }),
    sortable: entitySortable,
    filters: { name: 'text', entity_type_id: 'number', company_id: 'number', rented: 'flag' },
  });
  const query = useEntities(table.query);
  const view = useListView('entity', table, entityColumns);
  const companies = useCompanyChoices();
  const types = useEntityTypes();
  const named = (rows: readonly { id: number; name: string }[] = []) =>
    rows.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <EntityList
      title={texts.title}
      table={table}
      query={query}
      columns={view.columns}
      empty={{ title: texts.none, text: texts.noneText }}
      filter={
        <FilterBar
          table={table}
          extra={view.menu}
          fields={[
            { name: 'name', label: 'Namn' },
            { name: 'entity_type_id', label: 'Typ', options: named(types.data) },
            { name: 'company_id', label: 'Företag', options: named(companies.data?.data) },
            {
              name: 'rented',
              label: 'Status',
              options: [
                { value: true, label: 'Uthyrd' },
                { value: false, label: 'Vakant' },
              ],
            },
          ]}
        />
      }
    />
  );
}
