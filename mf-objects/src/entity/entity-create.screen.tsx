import { busEvent } from '@husrum/contract/bus';
import { type EntityType, entityCalls } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';
import { useGo, useRouteId, useSave } from '@husrum/platform';
import { crumbsUnder, EmptyState, Loaded, PageFrame } from '@husrum/ui';
import { Navigate, useParams } from 'react-router-dom';
import { EntityForm } from './entity.form';
import { useEntityTypes } from './entity.queries';
import { texts } from './entity.texts';
import { isParentKind, type Parent, type ParentKind, typesUnder } from './entity-parent';
import { useParent } from './entity-parent.queries';

export default function EntityCreateScreen() {
  const { parentType } = useParams();
  const parentId = useRouteId('parentId');
  return isParentKind(parentType) ? (
    <CreateUnder key={`${parentType}-${parentId}`} kind={parentType} id={parentId} />
  ) : (
    <Navigate to={routes.session.notFound()} replace />
  );
}

const CreateUnder = ({ kind, id }: { kind: ParentKind; id: number }) => {
  const parent = useParent(kind, id);
  const types = useEntityTypes();
  return (
    <Loaded query={parent}>
      {(of) => <Loaded query={types}>{(all) => <CreateEntity parent={of} types={all} />}</Loaded>}
    </Loaded>
  );
};

const CreateEntity = ({ parent, types }: { parent: Parent; types: readonly EntityType[] }) => {
  const go = useGo();
  const save = useSave(entityCalls.create, {
    publish: ({ id }) => [busEvent('entity.created', { entityId: id })],
    success: ({ name }) => texts.created(name),
    onDone: ({ id }) => go(routes.entity.detail({ id }), { replace: true }),
  });
  const possible = typesUnder(types, parent.type);
  const [only] = possible;
  return (
    <PageFrame
      narrow
      title={texts.create}
      breadcrumb={crumbsUnder(parent, parent.link, texts.create)}
      facts={[`Under ${parent.name}`]}
    >
      {possible.length === 0 ? (
        <EmptyState kind="nothing" title={texts.noRoom(parent.type?.name ?? '')} />
      ) : (
        <EntityForm
          types={possible}
          initial={{
            ...parent.place,
            entity_type_id: possible.length === 1 ? only?.id : undefined,
            payment_interval: 'MONTHLY',
            fee_as_m2: false,
            fields: {},
          }}
          onSubmit={(body) => save.mutateAsync({ body })}
          submitLabel={texts.create}
          onCancel={() => go(parent.link)}
        />
      )}
    </PageFrame>
  );
};
