import { busEvent } from '@husrum/contract/bus';
import { type Entity, type EntityType, entityCalls } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';
import { useApiMutation, useAppNavigate, useRouteId } from '@husrum/platform';
import { appendBreadcrumb, PageFrame, QueryContent } from '@husrum/ui';
import { useState } from 'react';
import { EntityForm } from './entity.form';
import { useEntity, useEntityTypes } from './entity.queries';
import { entityTexts } from './entity.texts';
import { EntityParentField } from './entity-parent.field';
import { type EntityPlace, listChildTypes } from './entity-parent.rules';
import { useConfirmMove } from './use-confirm-move';

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
  const [newPlace, setNewPlace] = useState<EntityPlace>();
  const place = newPlace ?? entity;
  const confirmMove = useConfirmMove(entity);
  return (
    <PageFrame
      narrow
      title={entityTexts.editTitle(name)}
      breadcrumb={appendBreadcrumb(entity, back, entityTexts.edit)}
    >
      <EntityForm
        types={listChildTypes(types, place.parent)}
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
        confirm={() => confirmMove(place)}
        onSubmit={({ area_valid_from = null, updated_at = null, ...input }) =>
          save.mutateAsync({ body: { id, ...input, area_valid_from, updated_at } })
        }
        submitLabel={entityTexts.save}
        onCancel={() => navigate(back)}
      >
        <EntityParentField entity={entity} place={place} onMove={setNewPlace} />
      </EntityForm>
    </PageFrame>
  );
};
