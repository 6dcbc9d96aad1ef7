import type { Entity } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';
import { today } from '@husrum/format';
import { FormSection, SchemaForm, useFormikContext } from '@husrum/forms';
import { useAppNavigate } from '@husrum/platform';
import { PageFrame, parseId, QueryContent, Section, useUrlState } from '@husrum/ui';
import { newAddressValues, newTenantValues } from '../tenant/tenant.fields';
import { EntityField } from './entity.field';
import { useEntity, useSelectedEntity } from './lease.queries';
import { leaseTexts } from './lease.texts';
import { LeaseTenantFields } from './lease-tenant.fields';
import { LeaseTermsFields } from './lease-terms.fields';
import { emptyLeaseTerms, getDefaultLeaseTerms } from './new-lease.rules';
import { newLeaseSchema, type TenantMode } from './new-lease.schema';
import { useApplyDefaultTaxRate, useIsOrganisation } from './use-apply-default-tax-rate';
import { useConfirmAskingRent, useCreateLease } from './use-create-lease';

/** `?entity=` and `?tenant=` preselect the object and the tenant. */
export default function LeaseCreateScreen() {
  const [entity] = useUrlState('entity');
  const [tenant] = useUrlState('tenant');
  const entityId = parseId(entity);
  const tenantId = parseId(tenant);
  return entityId === null ? (
    <CreateLease tenantId={tenantId} />
  ) : (
    <CreateLeaseForEntity entityId={entityId} tenantId={tenantId} />
  );
}

const CreateLeaseForEntity = ({ entityId, tenantId }: { entityId: number; tenantId: number | null }) => (
  <QueryContent query={useEntity(entityId)}>
    {(entity) => <CreateLease entity={entity} tenantId={tenantId} />}
  </QueryContent>
);

const CreateLease = ({ entity, tenantId }: { entity?: Entity; tenantId: number | null }) => {
  const navigate = useAppNavigate();
  const createLease = useCreateLease();
  const confirmRent = useConfirmAskingRent();
  return (
    <PageFrame
      narrow
      title={leaseTexts.create}
      breadcrumb={[
        { title: leaseTexts.title, link: routes.lease.overview() },
        { title: leaseTexts.create, link: null },
      ]}
    >
      <Section>
        <SchemaForm
          schema={newLeaseSchema}
          initialValues={{
            mode: tenantId === null ? 'new' : 'existing',
            lease: {
              ...emptyLeaseTerms,
              entity_id: null,
              start: today(new Date()),
              ...(entity && getDefaultLeaseTerms(entity, { organisation: false })),
            },
            tenant: { ...newTenantValues, id: tenantId },
            address: newAddressValues,
          }}
          confirm={confirmRent}
          onSubmit={createLease}
          submitLabel={leaseTexts.create}
          onCancel={() =>
            navigate(entity ? routes.entity.detail({ id: entity.id }) : routes.lease.overview())
          }
          draftKey={`lease.create.${entity?.id ?? ''}`}
        >
          <LeaseFields />
        </SchemaForm>
      </Section>
    </PageFrame>
  );
};

const LeaseFields = () => {
  const { values } = useFormikContext<{
    mode: TenantMode;
    lease: { entity_id: number | null };
    tenant: { id?: number | null };
  }>();
  const entity = useSelectedEntity(values.lease.entity_id);
  const organisation = useIsOrganisation();
  useApplyDefaultTaxRate(entity, organisation);
  return (
    <>
      <FormSection title={leaseTexts.fields.entitySection}>
        <EntityField name="lease.entity_id" organisation={organisation} />
      </FormSection>
      <LeaseTenantFields />
      <LeaseTermsFields
        prefix="lease."
        area={entity?.area ?? null}
        entityKind={entity?.type.kind}
        isPrivateTenant={!organisation && (values.mode === 'new' || values.tenant.id != null)}
      />
    </>
  );
};
