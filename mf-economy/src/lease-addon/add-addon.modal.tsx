import type { AddonRow } from '@husrum/contract/addon';
import { busEvent } from '@husrum/contract/bus';
import type { Lease } from '@husrum/contract/lease';
import { leaseAddonCalls } from '@husrum/contract/lease-addon';
import { kronor, percent, today } from '@husrum/format';
import { SchemaForm } from '@husrum/forms';
import { useSave } from '@husrum/platform';
import { Chosen, Loaded, ModalForm, RowsSkeleton } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { AddonFields, newAddon } from '../addon/addon.fields';
import { useLease } from '../invoice/invoice.queries';
import { proposedPeriod } from '../invoice/period.rules';
import { AddonPicker } from './addon-picker';
import { withEffect } from './effect.rules';
import { texts } from './lease-addon.texts';
import { SpanFields } from './span.fields';

/** One of the catalogue, or one of the lease's own. */
type Choice = AddonRow | 'own';

const priceOf = ({ fee, tax_rate }: AddonRow): string => `${kronor(fee)} per avi, moms ${percent(tax_rate)}`;
const noTerms = { name: null, fee: null, tax_rate: null } as const;

interface FormProps {
  lease: Lease;
  choice: Choice;
  onRethink: () => void;
  onDone: () => void;
  onDirtyChange: (dirty: boolean) => void;
}

const AddonForm = ({ lease, choice, onRethink, onDone, onDirtyChange }: FormProps) => {
  const own = choice === 'own';
  const save = useSave(leaseAddonCalls.create, {
    publish: () => [busEvent('leaseAddon.changed', { leaseId: lease.id })],
    success: (effect) => withEffect(texts.added(effect.leaseaddon.name), effect),
    onDone,
  });
  return (
    <SchemaForm
      schema={leaseAddonCalls.create.body}
      initial={{
        lease_id: lease.id,
        addon_id: own ? null : choice.id,
        ...(own ? newAddon : noTerms),
        start: proposedPeriod(lease, today(new Date())).start,
        stop: null,
      }}
      onSubmit={(body) => save.mutateAsync({ body })}
      submitLabel={texts.add}
      onCancel={onDone}
      onDirtyChange={onDirtyChange}
    >
      {own ? (
        <AddonFields />
      ) : (
        <Chosen title={choice.name} detail={priceOf(choice)} change={texts.change} onChange={onRethink} />
      )}
      <SpanFields lease={lease} />
      {own && (
        <div>
          <Button type="link" style={{ paddingInline: 0 }} onClick={onRethink}>
            {texts.pickInstead}
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

/** First which add-on, then from when. */
export const AddAddonModal = ({ leaseId, open, onClose }: Props) => {
  const [choice, setChoice] = useState<Choice>();
  const [dirty, setDirty] = useState(false);
  const query = useLease(leaseId);
  const close = () => {
    setChoice(undefined);
    onClose();
  };
  return (
    <ModalForm
      title={choice === 'own' ? texts.ownTitle : texts.addTitle}
      open={open}
      onClose={close}
      dirty={dirty}
      width={640}
    >
      {choice === undefined ? (
        <div className="h-stack">
          <AddonPicker onPick={setChoice} />
          <div>
            <Button onClick={() => setChoice('own')}>{texts.createOwn}</Button>
          </div>
        </div>
      ) : (
        <Loaded query={query} skeleton={<RowsSkeleton rows={3} />} compact>
          {(lease) => (
            <AddonForm
              lease={lease}
              choice={choice}
              onRethink={() => setChoice(undefined)}
              onDone={close}
              onDirtyChange={setDirty}
            />
          )}
        </Loaded>
      )}
    </ModalForm>
  );
};
