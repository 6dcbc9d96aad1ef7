import { busEvent } from '@husrum/contract/bus';
import type { Lease } from '@husrum/contract/lease';
import { receiptCalls } from '@husrum/contract/receipt';
import { routes } from '@husrum/contract/routes';
import { today } from '@husrum/format';
import { DateField, FormSection, SchemaForm } from '@husrum/forms';
import { notify, useGo, useRouteId, useSave } from '@husrum/platform';
import { crumbsUnder, Loaded, PageFrame, Section } from '@husrum/ui';
import { useState } from 'react';
import { useLease } from '../lease/lease.queries';
import { texts } from './receipt.texts';
import { ReceiptRowsFields } from './receipt-rows.fields';
import { emptyRow, receiptsOf } from './receipt-rows.rules';
import { type ReceiptRows, rowsSchema } from './receipt-rows.schema';

export default function ReceiptCreateScreen() {
  const id = useRouteId();
  return <Loaded query={useLease(id)}>{(lease) => <HandOut key={lease.id} lease={lease} />}</Loaded>;
}

const HandOut = ({ lease }: { lease: Lease }) => {
  const go = useGo();
  const back = routes.lease.detail({ id: lease.id });
  const { saved, handOut } = useHandOut(lease.id, () => go(back, { replace: true }));
  return (
    <PageFrame
      narrow
      title={texts.create}
      breadcrumb={crumbsUnder(lease, back, texts.create)}
      facts={[lease.entity.name, lease.primary_tenant?.name]}
    >
      <Section>
        <SchemaForm
          schema={rowsSchema}
          initial={{ handout_date: today(new Date()), rows: [emptyRow(1)] }}
          onSubmit={handOut}
          submitLabel={texts.create}
          onCancel={() => go(back)}
        >
          <DateField name="handout_date" />
          <FormSection title={texts.title} text={texts.rowsText}>
            <ReceiptRowsFields saved={saved} />
          </FormSection>
        </SchemaForm>
      </Section>
    </PageFrame>
  );
};

/** One call for each row. What is saved before one fails is not sent again. */
const useHandOut = (leaseId: number, onDone: () => void) => {
  const [saved, setSaved] = useState<ReadonlySet<number>>(new Set());
  const save = useSave(receiptCalls.create, {
    publish: () => [busEvent('receipt.changed', { leaseId })],
    failure: (message) => `${texts.createFailed}: ${message}`,
  });
  const handOut = async (values: ReceiptRows) => {
    const all = receiptsOf(leaseId, values);
    for (const { key, body } of all.filter((one) => !saved.has(one.key))) {
      await save.mutateAsync({ body });
      setSaved((before) => new Set([...before, key]));
    }
    notify.success(texts.created(all.length));
    onDone();
  };
  return { saved, handOut };
};
