import { busEvent } from '@husrum/contract/bus';
import { type LeaseAddon, leaseAddonCalls } from '@husrum/contract/lease-addon';
import { SchemaFormModal, useConfirmAmount } from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import { QueryContent, RowsSkeleton } from '@husrum/ui';
import { useLease } from '../../lease/lease.queries';
import { AddonFields, toAddonValues } from '../addon/addon.fields';
import { addonTexts } from '../addon/addon.texts';
import { leaseAddonTexts } from './lease-addon.texts';
import { LeaseAddonIntervalField } from './lease-addon-interval.field';
import { LeaseAddonPeriodFields } from './lease-addon-period.fields';
import { formatSavedMessage } from './saved-message.rules';
import { useConfirmDuplicate } from './use-confirm-duplicate';

interface Props {
  addon: LeaseAddon;
  onClose: () => void;
}

/** Edits the lease's copy of an add-on. The catalogue does not change. */
export const EditLeaseAddonModal = ({ addon, onClose }: Props) => {
  const { id, lease_id, addon_id, name, interval, start, stop, updated_at } = addon;
  const confirmDuplicate = useConfirmDuplicate(lease_id);
  const confirmAmount = useConfirmAmount();
  const leaseQuery = useLease(lease_id);
  const save = useApiMutation(leaseAddonCalls.update, {
    publish: () => [busEvent('leaseAddon.changed', { leaseId: lease_id })],
    successMessage: (result) => formatSavedMessage(leaseAddonTexts.saved, result),
    onSuccess: onClose,
  });
  return (
    <SchemaFormModal
      title={leaseAddonTexts.editTitle(name)}
      open
      onClose={onClose}
      schema={leaseAddonCalls.update.body}
      initialValues={{ id, ...toAddonValues(addon), interval, start, stop, updated_at }}
      confirm={async (body) =>
        (await confirmAmount(addon.fee, body.fee)) && confirmDuplicate({ ...body, addon_id }, id)
      }
      onSubmit={(body) => save.mutateAsync({ body })}
      submitLabel={leaseAddonTexts.save}
    >
      <AddonFields feeHint={addonTexts.leaseFeeHint} />
      <QueryContent query={leaseQuery} skeleton={<RowsSkeleton rows={1} />} compact>
        {(lease) => (
          <>
            <LeaseAddonIntervalField lease={lease} />
            <LeaseAddonPeriodFields lease={lease} />
          </>
        )}
      </QueryContent>
    </SchemaFormModal>
  );
};
