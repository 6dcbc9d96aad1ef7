import { addressCalls, addressTypeLabel, addressTypes } from '@husrum/contract/address';
import { busEvent } from '@husrum/contract/bus';
import { routes } from '@husrum/contract/routes';
import type { Tenant } from '@husrum/contract/tenant';
import { AddressFields, RadioField, SchemaForm, toOptions } from '@husrum/forms';
import { AppLink, useApiMutation, useAppNavigate, useRouteId } from '@husrum/platform';
import { appendBreadcrumb, EmptyState, PageFrame, QueryContent, Section } from '@husrum/ui';
import { useTenant } from '../tenant/tenant.queries';
import { addressTexts } from './address.texts';

export default function AddressCreateScreen() {
  const id = useRouteId();
  return (
    <QueryContent query={useTenant(id)}>
      {(tenant) => <CreateAddress key={tenant.id} tenant={tenant} />}
    </QueryContent>
  );
}

/** A tenant has at most one address of each type. */
const CreateAddress = ({ tenant }: { tenant: Tenant }) => {
  const { id, name, addresses } = tenant;
  const navigate = useAppNavigate();
  const back = routes.tenant.detail({ id });
  const freeTypes = addressTypes.filter((type) => !addresses.some((address) => address.type === type));
  const [firstType] = freeTypes;
  const save = useApiMutation(addressCalls.create, {
    publish: () => [busEvent('tenant.changed', { tenantId: id })],
    successMessage: addressTexts.created,
    onSuccess: () => navigate(back, { replace: true }),
  });
  return (
    <PageFrame
      narrow
      title={addressTexts.create}
      breadcrumb={appendBreadcrumb(tenant, back, addressTexts.create)}
      facts={[name]}
    >
      <Section>
        {firstType === undefined ? (
          <EmptyState
            kind="nothing"
            title={addressTexts.allTaken}
            text={addressTexts.allTakenText}
            actions={<AppLink to={back}>{addressTexts.toTenant}</AppLink>}
          />
        ) : (
          <SchemaForm
            schema={addressCalls.create.body}
            initialValues={{
              tenant_id: id,
              type: firstType,
              address: '',
              postal_code: '',
              city: '',
              country: 'Sverige',
            }}
            onSubmit={(body) => save.mutateAsync({ body })}
            submitLabel={addressTexts.create}
            onCancel={() => navigate(back)}
          >
            <RadioField
              name="type"
              options={toOptions(freeTypes, addressTypeLabel)}
              hint={addressTexts.billingHint}
            />
            <AddressFields />
          </SchemaForm>
        )}
      </Section>
    </PageFrame>
  );
};
