import { busEvent } from '@husrum/contract/bus';
import { type Entity, type EntityType, entityCalls } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';
import { useGo, useRouteId, useSave } from '@husrum/platform';
import { crumbsUnder, Loaded, PageFrame } from '@husrum/ui';
import { EntityForm } from './entity.form';
import { useEntity, useEntityTypes } from './entity.queries';
import { texts } from './entity.texts';
import { typesUnder } from './entity-parent';

export default function EntityEditScreen() {
  const entity = useEntity(useRouteId());
  const types = useEntityTypes();
  return (
    <Loaded query={entity}>
      {(of) => <Loaded query={types}>{(all) => <EditEntity key={of.id} entity={of} types={all} />}</Loaded>}
    </Loaded>
  );
}

const EditEntity = ({ entity, types }: { entity: Entity; types: readonly EntityType[] }) => {
  const go = useGo();
  const { id, name, parent_id, company_id, entity_type_id } = entity;
  const back = routes.entity.detail({ id });
  const save = useSave(entityCalls.update, {
    publish: () => [busEvent('entity.changed', { entityId: id })],
    success: texts.saved,
    onDone: () => go(back, { replace: true }),
  });
  const { address, postal_code, city, country, fee, fee_as_m2, payment_interval, fields } = entity;
  return (
    <PageFrame narrow title={`Redigera ${name}`} breadcrumb={crumbsUnder(entity, back, 'Redigera')}>
      <EntityForm
        types={typesUnder(types, entity.parent)}
        initial={{
          ...{ name, address, postal_code, city, country, parent_id, company_id, entity_type_id },
          ...{ fee, fee_as_m2, payment_interval, fields },
        }}
        onSubmit={(input) => save.mutateAsync({ body: { id, ...input } })}
        submitLabel="Spara"
        onCancel={() => go(back)}
      />
    </PageFrame>
  );
};
