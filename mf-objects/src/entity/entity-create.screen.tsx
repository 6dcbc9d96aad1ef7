import { busEvent } from '@husrum/contract/bus';
import { type EntityType, entityCalls } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';
import { useApiMutation, useAppNavigate, useRouteId } from '@husrum/platform';
import { appendBreadcrumb, EmptyState, PageFrame, QueryContent } from '@husrum/ui';
import { Navigate, useParams } from 'react-router-dom';
import { EntityForm } from './entity.form';
import { useEntityTypes } from './entity.queries';
import { entityTexts } from './entity.texts';
import { useParent } from './entity-parent.queries';
import { isParentKind, listChildTypes, type Parent, type ParentKind } from './entity-parent.rules';

export default function EntityCreateScreen() {
  const { parentType } = useParams();
  const parentId = useRouteId('parentId');
  return isParentKind(parentType) ? (
    <LoadParentAndTypes key={`${parentType}-${parentId}`} kind={parentType} id={parentId} />
  ) : (
    <Navigate to={routes.session.notFound()} replace />
  );
}

const LoadParentAndTypes = ({ kind, id }: { kind: ParentKind; id: number }) => {
  const parent = useParent(kind, id);
  const types = useEntityTypes();
  return (
    <QueryContent query={parent}>
      {(parentData) => (
        <QueryContent query={types}>
          {(entityTypes) => <CreateEntity parent={parentData} types={entityTypes} />}
        </QueryContent>
      )}
    </QueryContent>
  );
};

const CreateEntity = ({ parent, types }: { parent: Parent; types: readonly EntityType[] }) => {
  const navigate = useAppNavigate();
  const save = useApiMutation(entityCalls.create, {
    publish: ({ id }) => [busEvent('entity.created', { entityId: id })],
    successMessage: ({ name }) => entityTexts.created(name),
    onSuccess: ({ id }) => navigate(routes.entity.detail({ id }), { replace: true }),
  });
  const childTypes = listChildTypes(types, parent.type);
  const [firstType] = childTypes;
  return (
    <PageFrame
      narrow
      title={entityTexts.create}
      breadcrumb={appendBreadcrumb(parent, parent.link, entityTexts.create)}
      facts={[entityTexts.under(parent.name)]}
    >
      {childTypes.length === 0 ? (
        <EmptyState kind="nothing" title={entityTexts.noChildTypes(parent.type?.name ?? '')} />
      ) : (
        <EntityForm
          types={childTypes}
          initial={{
            ...parent.defaults,
            entity_type_id: childTypes.length === 1 ? firstType?.id : undefined,
            payment_interval: 'MONTHLY',
            fee_as_m2: false,
            fields: {},
          }}
          onSubmit={(body) => save.mutateAsync({ body })}
          submitLabel={entityTexts.create}
          onCancel={() => navigate(parent.link)}
        />
      )}
    </PageFrame>
  );
};
