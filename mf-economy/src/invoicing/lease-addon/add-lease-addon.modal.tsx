import type { AddonRow } from '@husrum/contract/addon';
import { busEvent } from '@husrum/contract/bus';
import type { Lease } from '@husrum/contract/lease';
import { leaseAddonCalls } from '@husrum/contract/lease-addon';
import { formatKronor, formatPercent, today } from '@husrum/format';
import { SchemaForm } from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import { ModalForm, QueryContent, RowsSkeleton, SelectedItem } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { useLease } from '../../lease/lease.queries';
import { AddonFields, emptyAddonValues } from '../addon/addon.fields';
import { addonTexts } from '../addon/addon.texts';
import { suggestPeriod } from '../invoice/period.rules';
import { AddonPicker } from './addon-picker';
import { leaseAddonTexts } from './lease-addon.texts';
import { LeaseAddonIntervalField } from './lease-addon-interval.field';
import { LeaseAddonPeriodFields } from './lease-addon-period.fields';
import { formatSavedMessage } from './saved-message.rules';
import { useConfirmDuplicate } from './use-confirm-duplicate';

/** An add-on of the catalogue, or `own` for one that only this lease has. */
type Selection = AddonRow | 'own';

const formatPrice = ({ fee, tax_rate }: AddonRow): string =>
  leaseAddonTexts.feeAndVat(formatKronor(fee), formatPercent(tax_rate));
/** For each null, the server copies the value of the catalogue. */
const catalogueTerms = { name: null, fee: null, tax_rate: null } as const;

interface FormProps {
  lease: Lease;
  selection: Selection;
  onChangeSelection: () => void;
  onDone: () => void;
  onDirtyChange: (isDirty: boolean) => void;
}

const AddonForm = ({ lease, selection, onChangeSelection, onDone, onDirtyChange }: FormProps) => {
  const isOwn = selection === 'own';
  const confirmDuplicate = useConfirmDuplicate(lease.id);
  const save = useApiMutation(leaseAddonCalls.create, {
    publish: () => [busEvent('leaseAddon.changed', { leaseId: lease.id })],
    successMessage: (result) => formatSavedMessage(leaseAddonTexts.added(result.leaseaddon.name), result),
    onSuccess: onDone,
  });
  return (
    <SchemaForm
      schema={leaseAddonCalls.create.body}
      initialValues={{
        lease_id: lease.id,
        addon_id: isOwn ? null : selection.id,
        ...(isOwn ? emptyAddonValues : catalogueTerms),
        interval: 'PER_NOTICE',
        start: suggestPeriod(lease, today(new Date())).start,
        stop: null,
      }}
      confirm={(body) => confirmDuplicate({ ...body, name: isOwn ? (body.name ?? '') : selection.name })}
      onSubmit={(body) => save.mutateAsync({ body })}
      submitLabel={leaseAddonTexts.add}
      onCancel={onDone}
      onDirtyChange={onDirtyChange}
    >
      {isOwn ? (
        <AddonFields feeHint={addonTexts.leaseFeeHint} />
      ) : (
        <SelectedItem
          title={selection.name}
          detail={formatPrice(selection)}
          changeLabel={leaseAddonTexts.change}
          onChange={onChangeSelection}
        />
      )}
      <LeaseAddonIntervalField lease={lease} />
      <LeaseAddonPeriodFields lease={lease} />
      {isOwn && (
        <div>
          <Button type="link" style={{ paddingInline: 0 }} onClick={onChangeSelection}>
            {leaseAddonTexts.pickInstead}
          </Button>
        </div>
      )}
    </SchemaForm>
  );
};

interface Props {
  leaseId: number;
  open: boolean;
  onClose: () => void;
}

/** Step 1: pick an add-on or create the lease's own. Step 2: enter its period. */
export const AddLeaseAddonModal = ({ leaseId, open, onClose }: Props) => {
  const [selection, setSelection] = useState<Selection>();
  const [isDirty, setIsDirty] = useState(false);
  const query = useLease(leaseId);
  const close = () => {
    setSelection(undefined);
    onClose();
  };
  return (
    <ModalForm
      title={selection === 'own' ? leaseAddonTexts.ownTitle : leaseAddonTexts.addTitle}
      open={open}
      onClose={close}
      dirty={isDirty}
      width={640}
    >
      {selection === undefined ? (
        <div className="h-stack">
          <AddonPicker onPick={setSelection} />
          <div>
            <Button onClick={() => setSelection('own')}>{leaseAddonTexts.createOwn}</Button>
          </div>
        </div>
      ) : (
        <QueryContent query={query} skeleton={<RowsSkeleton rows={3} />} compact>
          {(lease) => (
            <AddonForm
              lease={lease}
              selection={selection}
              onChangeSelection={() => setSelection(undefined)}
              onDone={close}
              onDirtyChange={setIsDirty}
            />
          )}
        </QueryContent>
      )}
    </ModalForm>
  );
};
