import { busEvent } from '@husrum/contract/bus';
import { type LeaseAddon, leaseAddonCalls } from '@husrum/contract/lease-addon';
import { SchemaModal } from '@husrum/forms';
import { useSave } from '@husrum/platform';
import { Loaded, RowsSkeleton } from '@husrum/ui';
import { AddonFields, addonValues } from '../addon/addon.fields';
import { useLease } from '../invoice/invoice.queries';
import { withEffect } from './effect.rules';
import { texts } from './lease-addon.texts';
import { SpanFields } from './span.fields';

interface Props {
  addon: LeaseAddon;
  onClose: () => void;
}

/** The lease's own copy: the catalogue stays as it is. */
export const EditAddonModal = ({ addon, onClose }: Props) => {
  const { id, lease_id, name, start, stop, updated_at } = addon;
  const lease = useLease(lease_id);
  const save = useSave(leaseAddonCalls.update, {
    publish: () => [busEvent('leaseAddon.changed', { leaseId: lease_id })],
    success: (effect) => withEffect(texts.saved, effect),
    onDone: onClose,
  });
  return (
    <SchemaModal
      title={texts.editTitle(name)}
      open
      onClose={onClose}
      schema={leaseAddonCalls.update.body}
      initial={{ id, ...addonValues(addon), start, stop, updated_at }}
      onSubmit={(body) => save.mutateAsync({ body })}
      submitLabel="Spara"
    >
      <AddonFields />
      <Loaded query={lease} skeleton={<RowsSkeleton rows={1} />} compact>
        {(of) => <SpanFields lease={of} />}
      </Loaded>
    </SchemaModal>
  );
};
