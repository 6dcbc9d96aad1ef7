import { type EntityListType, entityKindLabel, isEntityListType, kindOfList } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';
import { Segmented, useListView, useUrlTable } from '@husrum/ui/data';
import { Navigate, useParams } from 'react-router-dom';
import { entityColumns, entitySortable } from './entity.columns';
import { useEntitiesByType } from './entity.queries';
import { entityTexts } from './entity.texts';
import { EntityList } from './entity-list';

export default function EntityByTypeScreen() {
  const { type = '' } = useParams();
  return isEntityListType(type) ? (
    <EntitiesByType key={type} type={type} />
  ) : (
    <Navigate to={routes.session.notFound()} replace />
  );
}

const getListTitle = (type: EntityListType) => {
  const kind = kindOfList(type);
  return kind === null ? entityTexts.vacancies : entityKindLabel[kind].many;
};

type VacancyFilter = 'vacant' | 'toLet';

const EntitiesByType = ({ type }: { type: EntityListType }) => {
  const table = useUrlTable({
    path: (page) => routes.entity.byType({ type, page }),
    sortable: entitySortable,
    filters: { to_let: 'boolean' },
  });
  const query = useEntitiesByType(type, table.query);
  const view = useListView('entity', table, entityColumns);
  return (
    <EntityList
      title={getListTitle(type)}
      table={table}
      query={query}
      columns={view.columns}
      sortColumns={view.sortColumns}
      menu={view.menu}
      filter={
        type === 'vacancies' && (
          <Segmented<VacancyFilter>
            aria-label={entityTexts.showVacancies}
            options={[
              { value: 'vacant', label: entityTexts.vacantToday },
              { value: 'toLet', label: entityTexts.withComingVacancies },
            ]}
            value={table.filters.to_let ? 'toLet' : 'vacant'}
            onChange={(shown) => table.setFilter('to_let', shown === 'toLet' || undefined)}
          />
        )
      }
      empty={{ title: entityTexts.noneOfType[type] }}
    />
  );
};
