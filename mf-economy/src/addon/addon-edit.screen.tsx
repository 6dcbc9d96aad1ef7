import { type AddonDetail, addonCalls } from '@husrum/contract/addon';
import { busEvent } from '@husrum/contract/bus';
import { routes } from '@husrum/contract/routes';
import { SchemaForm } from '@husrum/forms';
import { useGo, useRouteId, useSave } from '@husrum/platform';
import { crumbsUnder, Loaded, PageFrame, Section } from '@husrum/ui';
import { AddonFields, addonValues } from './addon.fields';
import { useAddon } from './addon.queries';
import { texts } from './addon.texts';

export default function AddonEditScreen() {
  return (
    <Loaded query={useAddon(useRouteId())}>{(addon) => <EditAddon key={addon.id} addon={addon} />}</Loaded>
  );
}

/** Changes the catalogue only; the add-on's page then offers to change the leases that have it. */
const EditAddon = ({ addon }: { addon: AddonDetail }) => {
  const { id, name, leases_count, updated_at } = addon;
  const go = useGo();
  const back = routes.addon.detail({ id });
  const save = useSave(addonCalls.update, {
    publish: () => [busEvent('addon.changed', { addonId: id })],
    success: texts.saved,
    onDone: () => go(back, { replace: true }),
  });
  return (
    <PageFrame narrow title={texts.editTitle(name)} breadcrumb={crumbsUnder(addon, back, texts.edit)}>
      <Section>
        <SchemaForm
          schema={addonCalls.update.body}
          initial={{ id, ...addonValues(addon), update_leases: false, updated_at }}
          onSubmit={(body) => save.mutateAsync({ body })}
          submitLabel="Spara"
          onCancel={() => go(back)}
        >
          <AddonFields />
          {leases_count > 0 && <p className="h-muted">{texts.editHint}</p>}
        </SchemaForm>
      </Section>
    </PageFrame>
  );
};
