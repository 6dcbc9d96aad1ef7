import { addonCalls } from '@husrum/contract/addon';
import { busEvent } from '@husrum/contract/bus';
import { routes } from '@husrum/contract/routes';
import { SchemaForm } from '@husrum/forms';
import { useApiMutation, useAppNavigate } from '@husrum/platform';
import { PageFrame, Section } from '@husrum/ui';
import { AddonFields, emptyAddonValues } from './addon.fields';
import { addonTexts } from './addon.texts';

export default function AddonCreateScreen() {
  const navigate = useAppNavigate();
  const save = useApiMutation(addonCalls.create, {
    publish: ({ id }) => [busEvent('addon.created', { addonId: id })],
    successMessage: ({ name }) => addonTexts.created(name),
    onSuccess: ({ id }) => navigate(routes.addon.detail({ id }), { replace: true }),
  });
  return (
    <PageFrame
      narrow
      title={addonTexts.create}
      breadcrumb={[
        { title: addonTexts.title, link: routes.addon.overview() },
        { title: addonTexts.create, link: null },
      ]}
    >
      <Section>
        <SchemaForm
          schema={addonCalls.create.body}
          initialValues={emptyAddonValues}
          onSubmit={(body) => save.mutateAsync({ body })}
          submitLabel={addonTexts.create}
          onCancel={() => navigate(routes.addon.overview())}
        >
          <AddonFields />
        </SchemaForm>
      </Section>
    </PageFrame>
  );
}
