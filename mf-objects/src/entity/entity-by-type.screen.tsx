import { type EntityKind, entityKindLabel, isEntityKind } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';
import { Segmented, useListView, useUrlTable } from '@husrum/ui/data';
import { Navigate, useParams } from 'react-router-dom';
import { entityColumns, entitySortable } from './entity.columns';
import { useEntitiesByKind } from './entity.queries';
import { entityTexts } from './entity.texts';
import { EntityList } from './entity-list';

export default function EntityByTypeScreen() {
  const { type = '' } = useParams();
  return isEntityKind(type) ? (
    <EntitiesByKind key={type} kind={type} />
  ) : (
    <Navigate to={routes.session.notFound()} replace />
  );
}

/** `vacancies` lists vacant objects of all kinds. */
const getListTitle = (kind: EntityKind) =>
  kind === 'vacancies' ? entityTexts.vacancies : entityKindLabel[kind].many;

type VacancyFilter = 'vacant' | 'toLet';

const EntitiesByKind = ({ kind }: { kind: EntityKind }) => {
  const table = useUrlTable({
    path: (page) => routes.entity.byType({ type: kind, page }),
    sortable: entitySortable,
    filters: { to_let: 'boolean' },
  });
  const query = useEntitiesByKind(kind, table.query);
  const view = useListView('entity', table, entityColumns);
  return (
    <EntityList
      title={getListTitle(kind)}
      table={table}
      query={query}
      columns={view.columns}
      sortColumns={view.sortColumns}
      menu={view.menu}
      filter={
        kind === 'vacancies' && (
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
      empty={{ title: entityTexts.noneOfKind[kind] }}
    />
  );
};
