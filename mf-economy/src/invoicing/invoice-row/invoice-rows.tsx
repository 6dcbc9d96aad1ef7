import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { busEvent } from '@husrum/contract/bus';
import type { Invoice, InvoiceRow } from '@husrum/contract/invoice';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import { useApiMutation } from '@husrum/platform';
import { EmptyState, useConfirm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { DataTable } from '@husrum/ui/data';
import { useState } from 'react';
import { getInvoiceRowColumns } from './invoice-row.columns';
import { InvoiceRowModal } from './invoice-row.modal';
import { invoiceRowTexts } from './invoice-row.texts';

const useRemoveRow = (invoiceId: number) => {
  const confirm = useConfirm();
  const removal = useApiMutation(invoiceRowCalls.remove, {
    publish: () => [busEvent('invoice.changed', { invoiceId })],
    successMessage: invoiceRowTexts.removed,
  });
  return async ({ id, name }: InvoiceRow) => {
    const text = invoiceRowTexts.removeQuestion(name);
    if (await confirm({ text, ok: invoiceRowTexts.remove, danger: true })) removal.mutate({ params: { id } });
  };
};

/** The rows of an invoice. They can be edited until the invoice is locked. */
export const InvoiceRows = ({ invoice, editable }: { invoice: Invoice; editable: boolean }) => {
  const [edited, setEdited] = useState<InvoiceRow | 'new'>();
  const remove = useRemoveRow(invoice.id);
  return (
    <div className="e-invoice-document__rows">
      <DataTable
        label={invoiceRowTexts.title}
        rows={invoice.rows}
        columns={getInvoiceRowColumns(invoice)}
        rowKey={(row) => row.id}
        empty={<EmptyState kind="nothing" compact title={invoiceRowTexts.none} />}
        actions={
          editable
            ? (row) => [
                {
                  key: 'edit',
                  label: invoiceRowTexts.edit,
                  icon: <EditOutlined />,
                  onClick: () => setEdited(row),
                },
                {
                  key: 'remove',
                  label: invoiceRowTexts.remove,
                  icon: <DeleteOutlined />,
                  danger: true,
                  onClick: () => void remove(row),
                },
              ]
            : undefined
        }
      />
      {editable && (
        <Button className="e-invoice-document__add" icon={<PlusOutlined />} onClick={() => setEdited('new')}>
          {invoiceRowTexts.add}
        </Button>
      )}
      <InvoiceRowModal
        invoice={invoice}
        row={edited === 'new' ? undefined : (invoice.rows.find(({ id }) => id === edited?.id) ?? edited)}
        open={edited !== undefined}
        onClose={() => setEdited(undefined)}
      />
    </div>
  );
};
