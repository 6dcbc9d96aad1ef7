import { addonCalls } from '@husrum/contract/addon';
import { busEvent } from '@husrum/contract/bus';
import { routes } from '@husrum/contract/routes';
import { SchemaForm } from '@husrum/forms';
import { useGo, useSave } from '@husrum/platform';
import { PageFrame, Section } from '@husrum/ui';
import { AddonFields, newAddon } from './addon.fields';
import { texts } from './addon.texts';

export default function AddonCreateScreen() {
  const go = useGo();
  const save = useSave(addonCalls.create, {
    publish: ({ id }) => [busEvent('addon.created', { addonId: id })],
    success: ({ name }) => texts.created(name),
    onDone: ({ id }) => go(routes.addon.detail({ id }), { replace: true }),
  });
  return (
    <PageFrame
      narrow
      title={texts.create}
      breadcrumb={[
        { title: texts.title, link: routes.addon.overview() },
        { title: texts.create, link: null },
      ]}
    >
      <Section>
        <SchemaForm
          schema={addonCalls.create.body}
          initial={newAddon}
          onSubmit={(body) => save.mutateAsync({ body })}
          submitLabel={texts.create}
          onCancel={() => go(routes.addon.overview())}
        >
          <AddonFields />
        </SchemaForm>
      </Section>
    </PageFrame>
  );
}
