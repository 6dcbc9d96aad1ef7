import { busEvent } from '@husrum/contract/bus';
import type { Lease } from '@husrum/contract/lease';
import { receiptCalls } from '@husrum/contract/receipt';
import { routes } from '@husrum/contract/routes';
import { formatEntityName, latestDate, today } from '@husrum/format';
import { DateField, FormSection, SchemaForm } from '@husrum/forms';
import { notify, useApiMutation, useAppNavigate, useRouteId } from '@husrum/platform';
import { appendBreadcrumb, PageFrame, QueryContent, Section } from '@husrum/ui';
import { useState } from 'react';
import { EndedLease } from '../lease/ended-lease';
import { useLease } from '../lease/lease.queries';
import { receiptTexts } from './receipt.texts';
import { ReceiptRowsFields } from './receipt-rows.fields';
import { createReceiptRow, toReceiptInputs } from './receipt-rows.rules';
import { type ReceiptRows, receiptRowsSchema } from './receipt-rows.schema';

export default function ReceiptCreateScreen() {
  const id = useRouteId();
  return (
    <QueryContent query={useLease(id)}>
      {(lease) => <CreateReceipts key={lease.id} lease={lease} />}
    </QueryContent>
  );
}

const CreateReceipts = ({ lease }: { lease: Lease }) => {
  const navigate = useAppNavigate();
  const back = routes.lease.detail({ id: lease.id });
  const { saved, createReceipts } = useCreateReceipts(lease.id, () => navigate(back, { replace: true }));
  return (
    <PageFrame
      narrow
      title={receiptTexts.create}
      breadcrumb={appendBreadcrumb(lease, back, receiptTexts.create)}
      facts={[formatEntityName(lease.entity), lease.primary_tenant?.name]}
    >
      <Section>
        {lease.state.status === 'inactive' ? (
          <EndedLease lease={lease} />
        ) : (
          <SchemaForm
            schema={receiptRowsSchema}
            initialValues={{ handout_date: today(new Date()), rows: [createReceiptRow(1)] }}
            onSubmit={createReceipts}
            submitLabel={receiptTexts.create}
            onCancel={() => navigate(back)}
          >
            <DateField name="handout_date" max={latestDate(lease.start, today(new Date()))} />
            <FormSection title={receiptTexts.title} text={receiptTexts.rowsHint}>
              <ReceiptRowsFields saved={saved} />
            </FormSection>
          </SchemaForm>
        )}
      </Section>
    </PageFrame>
  );
};

/** Sends one call per row. Rows that were saved before a failure are not sent again. */
const useCreateReceipts = (leaseId: number, onDone: () => void) => {
  const [saved, setSaved] = useState<ReadonlySet<number>>(new Set());
  const save = useApiMutation(receiptCalls.create, {
    publish: () => [busEvent('receipt.changed', { leaseId })],
    failureMessage: receiptTexts.createFailed,
    toastFieldErrors: true,
  });
  const createReceipts = async (values: ReceiptRows) => {
    const inputs = toReceiptInputs(leaseId, values);
    for (const { key, body } of inputs.filter((input) => !saved.has(input.key))) {
      await save.mutateAsync({ body });
      setSaved((before) => new Set([...before, key]));
    }
    notify.success(receiptTexts.created(inputs.length));
    onDone();
  };
  return { saved, createReceipts };
};
