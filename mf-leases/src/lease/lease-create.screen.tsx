import type { Entity } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';
import { today } from '@husrum/format';
import { FormSection, SchemaForm, useFormikContext } from '@husrum/forms';
import { useGo } from '@husrum/platform';
import { Loaded, PageFrame, Section, useUrlState } from '@husrum/ui';
import { newAddress, newTenant } from '../tenant/tenant.fields';
import { useChosenEntity, useEntity } from './lease.queries';
import { texts } from './lease.texts';
import { LeaseTermsFields } from './lease-terms.fields';
import { noTerms, termsOf } from './new-lease.rules';
import { newLeaseSchema } from './new-lease.schema';
import { ObjectField } from './object.field';
import { TenantChoice } from './tenant-choice';
import { useCreateLease } from './use-create-lease';

const idOf = (text: string | undefined): number | null => {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 ? id : null;
};

/** `?entity=` and `?tenant=` name what the lease is to be about. */
export default function LeaseCreateScreen() {
  const [entity] = useUrlState('entity');
  const [tenant] = useUrlState('tenant');
  const entityId = idOf(entity);
  const tenantId = idOf(tenant);
  return entityId === null ? (
    <CreateLease tenantId={tenantId} />
  ) : (
    <LoadedObject entityId={entityId} tenantId={tenantId} />
  );
}

const LoadedObject = ({ entityId, tenantId }: { entityId: number; tenantId: number | null }) => (
  <Loaded query={useEntity(entityId)}>
    {(entity) => <CreateLease entity={entity} tenantId={tenantId} />}
  </Loaded>
);

const CreateLease = ({ entity, tenantId }: { entity?: Entity; tenantId: number | null }) => {
  const go = useGo();
  const create = useCreateLease();
  return (
    <PageFrame
      narrow
      title={texts.create}
      breadcrumb={[
        { title: texts.title, link: routes.lease.overview() },
        { title: texts.create, link: null },
      ]}
    >
      <Section>
        <SchemaForm
          schema={newLeaseSchema}
          initial={{
            mode: tenantId === null ? 'new' : 'existing',
            lease: { ...noTerms, entity_id: null, start: today(new Date()), ...(entity && termsOf(entity)) },
            tenant: { ...newTenant, id: tenantId },
            address: newAddress,
          }}
          onSubmit={create}
          submitLabel={texts.create}
          onCancel={() => go(entity ? routes.entity.detail({ id: entity.id }) : routes.lease.overview())}
          draftKey={`lease.create.${entity?.id ?? ''}`}
        >
          <CreateFields />
        </SchemaForm>
      </Section>
    </PageFrame>
  );
};

const CreateFields = () => {
  const { values } = useFormikContext<{ lease: { entity_id: number | null } }>();
  const entity = useChosenEntity(values.lease.entity_id);
  return (
    <>
      <FormSection title="Objekt">
        <ObjectField name="lease.entity_id" />
      </FormSection>
      <TenantChoice />
      <LeaseTermsFields prefix="lease." area={entity?.area ?? null} kind={entity?.type.kind} />
    </>
  );
};
