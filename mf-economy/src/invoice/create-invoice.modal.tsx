import { busEvent } from '@husrum/contract/bus';
import { invoiceCalls } from '@husrum/contract/invoice';
import type { Lease } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { today } from '@husrum/format';
import { CheckboxField, DateField, FieldGrid, SchemaForm } from '@husrum/forms';
import { useGo, useSave } from '@husrum/platform';
import { Loaded, ModalForm, RowsSkeleton, StatusTag } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { SearchPicker } from '@husrum/ui/input';
import { useState } from 'react';
import { leasesFound, useLease } from './invoice.queries';
import { texts } from './invoice.texts';
import { LeaseCard } from './lease-card';
import { proposedPeriod } from './period.rules';

const PickLease = ({ onPick }: { onPick: (id: number) => void }) => (
  <SearchPicker
    label="Sök uthyrning"
    placeholder="Objekt, hyresgäst eller referens"
    whenBlank="search"
    autoFocus
    query={leasesFound}
    items={({ data }) => data}
    option={({ id, entity, primary_tenant, company, state }) => ({
      key: id,
      title: entity.name,
      detail: [primary_tenant?.name, company?.name].filter(Boolean).join(' · '),
      tag: <StatusTag kind="lease" value={state.status} />,
    })}
    onPick={({ id }) => onPick(id)}
  />
);

const PeriodForm = ({ lease, onDone }: { lease: Lease; onDone: () => void }) => {
  const go = useGo();
  const save = useSave(invoiceCalls.create, {
    publish: ({ invoicebase: invoice }) => [busEvent('invoice.created', { invoiceId: invoice.id })],
    success: texts.created,
    onDone: ({ invoicebase: invoice }) => {
      onDone();
      go(routes.invoice.detail({ id: invoice.id }));
    },
  });
  return (
    <SchemaForm
      schema={invoiceCalls.create.body}
      initial={{ lease_id: lease.id, supplement: false, ...proposedPeriod(lease, today(new Date())) }}
      onSubmit={(body) => save.mutateAsync({ body })}
      submitLabel={texts.create}
      onCancel={onDone}
    >
      <FieldGrid>
        <DateField name="start" min={lease.start} max={lease.stop ?? undefined} />
        <DateField name="stop" min={lease.start} max={lease.stop ?? undefined} />
      </FieldGrid>
      <CheckboxField
        name="supplement"
        text="Tilläggsavi utan hyra"
        hint="För en period som redan är aviserad. Du fyller i raderna själv."
      />
    </SchemaForm>
  );
};

const Period = ({ leaseId, onDone }: { leaseId: number; onDone: () => void }) => {
  const query = useLease(leaseId);
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={3} />} compact>
      {(lease) => (
        <div className="h-stack">
          <LeaseCard lease={lease} />
          <PeriodForm key={lease.id} lease={lease} onDone={onDone} />
        </div>
      )}
    </Loaded>
  );
};

interface Props {
  open: boolean;
  onClose: () => void;
  /** On the page of a lease it is chosen already. */
  leaseId?: number;
}

/** First the lease, then Från and Till. */
export const CreateInvoiceModal = ({ open, onClose, leaseId }: Props) => {
  const [picked, setPicked] = useState<number>();
  const chosen = leaseId ?? picked;
  const close = () => {
    setPicked(undefined);
    onClose();
  };
  return (
    <ModalForm title={chosen ? texts.create : 'Vilken uthyrning gäller avin?'} open={open} onClose={close}>
      {chosen === undefined ? (
        <PickLease onPick={setPicked} />
      ) : (
        <>
          {leaseId === undefined && (
            <Button type="link" className="e-back" onClick={() => setPicked(undefined)}>
              Välj en annan uthyrning
            </Button>
          )}
          <Period leaseId={chosen} onDone={close} />
        </>
      )}
    </ModalForm>
  );
};
