import { busEvent } from '@husrum/contract/bus';
import { invoiceCalls } from '@husrum/contract/invoice';
import type { Lease } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { formatEntityName, today } from '@husrum/format';
import { CheckboxField, DateField, FieldGrid, SchemaForm } from '@husrum/forms';
import { AppLink, useApiMutation, useAppNavigate } from '@husrum/platform';
import { ModalForm, QueryContent, RowsSkeleton, StatusTag } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { SearchPicker } from '@husrum/ui/input';
import { useState } from 'react';
import { leaseSearchQueryOptions, useLease } from '../../lease/lease.queries';
import { LeaseCard } from '../../lease/lease-card';
import { invoiceTexts } from './invoice.texts';
import { suggestPeriod } from './period.rules';

const LeasePicker = ({ onPick }: { onPick: (id: number) => void }) => (
  <SearchPicker
    label={invoiceTexts.searchLease}
    placeholder={invoiceTexts.searchLeaseHint}
    whenBlank="search"
    autoFocus
    emptyListText={invoiceTexts.noLeases}
    emptyListActions={<AppLink to={routes.lease.create()}>{invoiceTexts.createLease}</AppLink>}
    query={leaseSearchQueryOptions}
    items={({ data }) => data}
    total={({ total }) => ({ value: total })}
    option={({ id, entity, primary_tenant, company, state }) => ({
      key: id,
      title: formatEntityName(entity),
      detail: [primary_tenant?.name, company?.name].filter(Boolean).join(' · '),
      tag: <StatusTag kind="lease" value={state.status} />,
    })}
    onPick={({ id }) => onPick(id)}
  />
);

const PeriodForm = ({ lease, onDone }: { lease: Lease; onDone: () => void }) => {
  const navigate = useAppNavigate();
  const save = useApiMutation(invoiceCalls.create, {
    publish: ({ invoicebase: invoice }) => [busEvent('invoice.created', { invoiceId: invoice.id })],
    successMessage: invoiceTexts.draftSaved,
    onSuccess: ({ invoicebase: invoice }) => {
      onDone();
      navigate(routes.invoice.detail({ id: invoice.id }));
    },
  });
  return (
    <SchemaForm
      schema={invoiceCalls.create.body}
      initialValues={{ lease_id: lease.id, supplement: false, ...suggestPeriod(lease, today(new Date())) }}
      onSubmit={(body) => save.mutateAsync({ body })}
      submitLabel={invoiceTexts.create}
      onCancel={onDone}
    >
      <FieldGrid>
        <DateField name="start" min={lease.start} max={lease.stop ?? undefined} />
        <DateField name="stop" min={lease.start} max={lease.stop ?? undefined} />
      </FieldGrid>
      <CheckboxField name="supplement" text={invoiceTexts.supplement} hint={invoiceTexts.supplementHint} />
    </SchemaForm>
  );
};

const LeasePeriod = ({ leaseId, onDone }: { leaseId: number; onDone: () => void }) => {
  const query = useLease(leaseId);
  return (
    <QueryContent query={query} skeleton={<RowsSkeleton rows={3} />} compact>
      {(lease) => (
        <div className="h-stack">
          <LeaseCard lease={lease} />
          <PeriodForm key={lease.id} lease={lease} onDone={onDone} />
        </div>
      )}
    </QueryContent>
  );
};

interface Props {
  open: boolean;
  onClose: () => void;
  /** It is set on the page of a lease; without it the user picks a lease first. */
  leaseId?: number;
}

/** Step 1: pick a lease. Step 2: enter the period. */
export const CreateInvoiceModal = ({ open, onClose, leaseId }: Props) => {
  const [pickedId, setPickedId] = useState<number>();
  const selectedId = leaseId ?? pickedId;
  const close = () => {
    setPickedId(undefined);
    onClose();
  };
  return (
    <ModalForm title={selectedId ? invoiceTexts.create : invoiceTexts.pickLease} open={open} onClose={close}>
      {selectedId === undefined ? (
        <LeasePicker onPick={setPickedId} />
      ) : (
        <>
          {leaseId === undefined && (
            <Button type="link" className="e-back" onClick={() => setPickedId(undefined)}>
              {invoiceTexts.pickAnotherLease}
            </Button>
          )}
          <LeasePeriod leaseId={selectedId} onDone={close} />
        </>
      )}
    </ModalForm>
  );
};
