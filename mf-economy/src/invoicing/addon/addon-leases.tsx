import './addon-leases.css';
import SyncOutlined from '@ant-design/icons/es/icons/SyncOutlined';
import { type AddonDetail, addonCalls } from '@husrum/contract/addon';
import { busEvent } from '@husrum/contract/bus';
import { taxRates } from '@husrum/contract/core';
import { routes } from '@husrum/contract/routes';
import { useApiMutation } from '@husrum/platform';
import { Section, useConfirm } from '@husrum/ui';
import { Alert, Button } from '@husrum/ui/core';
import { UrlTable, useUrlTable } from '@husrum/ui/data';
import { addonLeaseColumns, addonLeaseSortable } from './addon.columns';
import { useAddonLeases } from './addon.queries';
import { addonTexts } from './addon.texts';

/** Copies the add-on's catalogue terms to the leases that have it, after a confirmation. */
const useUpdateLeases = ({ id, name, fee, tax_rate, differing_count, updated_at }: AddonDetail) => {
  const confirm = useConfirm();
  const save = useApiMutation(addonCalls.update, {
    publish: () => [busEvent('addon.changed', { addonId: id })],
    successMessage: addonTexts.leasesUpdated,
  });
  const update = async () => {
    const rate = taxRates.find((taxRate) => taxRate === tax_rate) ?? 0;
    const body = { id, name, fee, tax_rate: rate, update_leases: true, updated_at };
    const question = { text: addonTexts.updateQuestion, ok: addonTexts.updateLeases(differing_count) };
    if (await confirm(question)) save.mutate({ body });
  };
  return { update, updating: save.isPending };
};

/** The leases that have the add-on, and a button to update those whose terms differ. */
export const AddonLeases = ({ addon }: { addon: AddonDetail }) => {
  const { id, differing_count } = addon;
  const table = useUrlTable({ path: routes.addon.detail({ id }), sortable: addonLeaseSortable });
  const { update, updating } = useUpdateLeases(addon);
  return (
    <>
      {differing_count > 0 && (
        <Alert
          className="e-differing"
          type="info"
          showIcon
          title={addonTexts.differing(differing_count)}
          action={
            <Button
              call={addonCalls.update}
              icon={<SyncOutlined />}
              loading={updating}
              onClick={() => void update()}
            >
              {addonTexts.updateLeases(differing_count)}
            </Button>
          }
        />
      )}
      <Section title={addonTexts.leases} flush>
        <UrlTable
          table={table}
          query={useAddonLeases(id, table.query)}
          columns={addonLeaseColumns}
          rowKey={(row) => row.id}
          rowLink={(row) => routes.lease.detail({ id: row.lease_id })}
          label={addonTexts.leases}
          empty={{ title: addonTexts.noLeases, text: addonTexts.noLeasesText }}
        />
      </Section>
    </>
  );
};
