import { busEvent } from '@husrum/contract/bus';
import { routes } from '@husrum/contract/routes';
import { tenantCalls } from '@husrum/contract/tenant';
import { AddressFields, FormSection, SchemaForm, useFormikContext } from '@husrum/forms';
import { useGo, useSave } from '@husrum/platform';
import { PageFrame, Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { newAddress, newTenant, TenantFields } from './tenant.fields';
import { texts } from './tenant.texts';

export default function TenantCreateScreen() {
  const go = useGo();
  const save = useSave(tenantCalls.create, {
    publish: ({ tenant }) => [busEvent('tenant.created', { tenantId: tenant.id })],
    success: ({ tenant }) => texts.created(tenant.name),
    onDone: ({ tenant }) => go(routes.tenant.detail({ id: tenant.id }), { replace: true }),
  });
  return (
    <PageFrame
      narrow
      title={texts.create}
      breadcrumb={[
        { title: texts.title, link: routes.tenant.overview() },
        { title: texts.create, link: null },
      ]}
    >
      <Section>
        <SchemaForm
          schema={tenantCalls.create.body}
          initial={{ ...newTenant, lease_id: null, address: newAddress }}
          onSubmit={(body) => save.mutateAsync({ body })}
          submitLabel={texts.create}
          onCancel={() => go(routes.tenant.overview())}
          draftKey="tenant.create"
        >
          <TenantFields autoFocus />
          <FormSection title="Adress">
            <OptionalAddress />
          </FormSection>
        </SchemaForm>
      </Section>
    </PageFrame>
  );
}

/** An address is asked for, but who has none to give can leave it out. */
const OptionalAddress = () => {
  const { values, setFieldValue } = useFormikContext<{ address: object | null }>();
  const given = values.address !== null;
  return (
    <>
      {given && <AddressFields prefix="address." />}
      <div>
        <Button
          type="link"
          style={{ paddingInline: 0 }}
          onClick={() => void setFieldValue('address', given ? null : newAddress)}
        >
          {given ? 'Lägg till adressen senare' : texts.addAddress}
        </Button>
      </div>
    </>
  );
};
