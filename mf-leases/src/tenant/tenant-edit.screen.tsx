import { busEvent } from '@husrum/contract/bus';
import { routes } from '@husrum/contract/routes';
import { type Tenant, tenantCalls } from '@husrum/contract/tenant';
import { SchemaForm } from '@husrum/forms';
import { useGo, useRouteId, useSave } from '@husrum/platform';
import { crumbsUnder, Loaded, PageFrame, Section } from '@husrum/ui';
import { TenantFields } from './tenant.fields';
import { useTenant } from './tenant.queries';
import { texts } from './tenant.texts';

export default function TenantEditScreen() {
  const id = useRouteId();
  return <Loaded query={useTenant(id)}>{(tenant) => <EditTenant key={tenant.id} tenant={tenant} />}</Loaded>;
}

const EditTenant = ({ tenant }: { tenant: Tenant }) => {
  const { id, name, identifier, organisation, phone, email, billing_email } = tenant;
  const go = useGo();
  const back = routes.tenant.detail({ id });
  const save = useSave(tenantCalls.update, {
    publish: () => [busEvent('tenant.changed', { tenantId: id })],
    success: texts.saved,
    onDone: () => go(back, { replace: true }),
  });
  return (
    <PageFrame narrow title={`Redigera ${name}`} breadcrumb={crumbsUnder(tenant, back, texts.edit)}>
      <Section>
        <SchemaForm
          schema={tenantCalls.update.body}
          initial={{ id, name, identifier, organisation, phone, email, billing_email }}
          onSubmit={(body) => save.mutateAsync({ body })}
          submitLabel="Spara"
          onCancel={() => go(back)}
        >
          <TenantFields />
        </SchemaForm>
      </Section>
    </PageFrame>
  );
};
