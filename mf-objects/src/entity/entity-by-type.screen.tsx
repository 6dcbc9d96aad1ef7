import { type EntityKind, entityKindLabel, isEntityKind } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';
import { useUrlTable } from '@husrum/ui/data';
import { Navigate, useParams } from 'react-router-dom';
import { entitySortable } from './entity.columns';
import { useEntitiesOfKind } from './entity.queries';
import { noneOfKind } from './entity.texts';
import { EntityList } from './entity-list';

export default function EntityByTypeScreen() {
  const { type = '' } = useParams();
  return isEntityKind(type) ? (
    <EntitiesOfKind key={type} kind={type} />
  ) : (
    <Navigate to={routes.session.notFound()} replace />
  );
}

/** `vacancies` are all objects that stand vacant, not one kind of them. */
const titleOf = (kind: EntityKind) => (kind === 'vacancies' ? 'Vakanser' : entityKindLabel[kind].many);

const EntitiesOfKind = ({ kind }: { kind: EntityKind }) => {
  const table = useUrlTable({
    path: (page) => routes.entity.byType({ type: kind, page }),
    sortable: entitySortable,
  });
  const query = useEntitiesOfKind(kind, table.query);
  return <EntityList title={titleOf(kind)} table={table} query={query} empty={{ title: noneOfKind[kind] }} />;
};
