import { type AddonDetail, addonCalls } from '@husrum/contract/addon';
import { busEvent } from '@husrum/contract/bus';
import { routes } from '@husrum/contract/routes';
import { SchemaForm, useConfirmAmount } from '@husrum/forms';
import { useApiMutation, useAppNavigate, useRouteId } from '@husrum/platform';
import { appendBreadcrumb, PageFrame, QueryContent, Section } from '@husrum/ui';
import { AddonFields, toAddonValues } from './addon.fields';
import { useAddon } from './addon.queries';
import { addonTexts } from './addon.texts';

export default function AddonEditScreen() {
  return (
    <QueryContent query={useAddon(useRouteId())}>
      {(addon) => <EditAddon key={addon.id} addon={addon} />}
    </QueryContent>
  );
}

/** Changes the catalogue only. A button on the add-on's page updates the leases that have it. */
const EditAddon = ({ addon }: { addon: AddonDetail }) => {
  const { id, name, leases_count, updated_at } = addon;
  const navigate = useAppNavigate();
  const confirmAmount = useConfirmAmount();
  const back = routes.addon.detail({ id });
  const save = useApiMutation(addonCalls.update, {
    publish: () => [busEvent('addon.changed', { addonId: id })],
    successMessage: addonTexts.saved,
    onSuccess: () => navigate(back, { replace: true }),
  });
  return (
    <PageFrame
      narrow
      title={addonTexts.editTitle(name)}
      breadcrumb={appendBreadcrumb(addon, back, addonTexts.edit)}
    >
      <Section>
        <SchemaForm
          schema={addonCalls.update.body}
          initialValues={{ id, ...toAddonValues(addon), update_leases: false, updated_at }}
          confirm={(body) => confirmAmount(addon.fee, body.fee)}
          onSubmit={(body) => save.mutateAsync({ body })}
          submitLabel={addonTexts.save}
          onCancel={() => navigate(back)}
        >
          <AddonFields />
          {leases_count > 0 && <p className="h-muted">{addonTexts.editHint}</p>}
        </SchemaForm>
      </Section>
    </PageFrame>
  );
};
