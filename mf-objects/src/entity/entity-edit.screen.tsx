import { busEvent } from '@husrum/contract/bus';
import { type Entity, type EntityType, entityCalls } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';
import { useApiMutation, useAppNavigate, useRouteId } from '@husrum/platform';
import { appendBreadcrumb, PageFrame, QueryContent } from '@husrum/ui';
import { EntityForm } from './entity.form';
import { useEntity, useEntityTypes } from './entity.queries';
import { entityTexts } from './entity.texts';
import { listChildTypes } from './entity-parent.rules';

export default function EntityEditScreen() {
  const entity = useEntity(useRouteId());
  const types = useEntityTypes();
  return (
    <QueryContent query={entity}>
      {(entityData) => (
        <QueryContent query={types}>
          {(entityTypes) => <EditEntity key={entityData.id} entity={entityData} types={entityTypes} />}
        </QueryContent>
      )}
    </QueryContent>
  );
}

const EditEntity = ({ entity, types }: { entity: Entity; types: readonly EntityType[] }) => {
  const navigate = useAppNavigate();
  const { id, name, parent_id, company_id, entity_type_id } = entity;
  const back = routes.entity.detail({ id });
  const save = useApiMutation(entityCalls.update, {
    publish: () => [busEvent('entity.changed', { entityId: id })],
    successMessage: entityTexts.saved,
    onSuccess: () => navigate(back, { replace: true }),
  });
  const { address, postal_code, city, country, fee, fee_as_m2, payment_interval, fields } = entity;
  return (
    <PageFrame
      narrow
      title={entityTexts.editTitle(name)}
      breadcrumb={appendBreadcrumb(entity, back, entityTexts.edit)}
    >
      <EntityForm
        types={listChildTypes(types, entity.parent)}
        initial={{
          name,
          address,
          postal_code,
          city,
          country,
          parent_id,
          company_id,
          entity_type_id,
          fee,
          fee_as_m2,
          payment_interval,
          fields,
        }}
        edited={entity}
        onSubmit={({ area_valid_from = null, ...input }) =>
          save.mutateAsync({ body: { id, ...input, area_valid_from } })
        }
        submitLabel={entityTexts.save}
        onCancel={() => navigate(back)}
      />
    </PageFrame>
  );
};
