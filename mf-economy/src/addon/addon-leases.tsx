import './addon-leases.css';
import SyncOutlined from '@ant-design/icons/es/icons/SyncOutlined';
import { type AddonDetail, addonCalls } from '@husrum/contract/addon';
import { busEvent } from '@husrum/contract/bus';
import { taxRates } from '@husrum/contract/core';
import { routes } from '@husrum/contract/routes';
import { useSave } from '@husrum/platform';
import { Section, useConfirm } from '@husrum/ui';
import { Alert, Button } from '@husrum/ui/core';
import { UrlTable, useUrlTable } from '@husrum/ui/data';
import { addonLeaseColumns, addonLeaseSortable } from './addon.columns';
import { useLeasesOfAddon } from './addon.queries';
import { texts } from './addon.texts';

/** Gives the leases that have the add-on the terms it has in the catalogue. */
const useUpdateLeases = ({ id, name, fee, tax_rate, differing_count, updated_at }: AddonDetail) => {
  const confirm = useConfirm();
  const save = useSave(addonCalls.update, {
    publish: () => [busEvent('addon.changed', { addonId: id })],
    success: texts.leasesUpdated,
  });
  const update = async () => {
    const rate = taxRates.find((known) => known === tax_rate) ?? 0;
    const body = { id, name, fee, tax_rate: rate, update_leases: true, updated_at };
    const question = { text: texts.updateQuestion, ok: texts.updateLeases(differing_count) };
    if (await confirm(question)) save.mutate({ body });
  };
  return { update, updating: save.isPending };
};

/** The leases that have the add-on; those that keep older terms can be brought up to date at once. */
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
          title={texts.differing(differing_count)}
          action={
            <Button icon={<SyncOutlined />} loading={updating} onClick={() => void update()}>
              {texts.updateLeases(differing_count)}
            </Button>
          }
        />
      )}
      <Section title={texts.leases} flush>
        <UrlTable
          table={table}
          query={useLeasesOfAddon(id, table.query)}
          columns={addonLeaseColumns}
          rowKey={(row) => row.id}
          rowLink={(row) => routes.lease.detail({ id: row.lease_id })}
          label={texts.leases}
          empty={{ title: texts.noLeases, text: texts.noLeasesText }}
        />
      </Section>
    </>
  );
};
