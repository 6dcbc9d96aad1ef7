import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { busEvent } from '@husrum/contract/bus';
import type { Invoice, InvoiceRow } from '@husrum/contract/invoice';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import { useSave } from '@husrum/platform';
import { EmptyState, useConfirm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { DataTable } from '@husrum/ui/data';
import { useState } from 'react';
import { rowColumns } from './invoice-row.columns';
import { InvoicerowModal } from './invoice-row.modal';
import { texts } from './invoice-row.texts';

const useRemoveRow = (invoiceId: number) => {
  const confirm = useConfirm();
  const save = useSave(invoiceRowCalls.remove, {
    publish: () => [busEvent('invoice.changed', { invoiceId: invoiceId })],
    success: texts.removed,
  });
  return async ({ id, name }: InvoiceRow) => {
    const text = texts.removeQuestion(name);
    if (await confirm({ text, ok: 'Ta bort', danger: true })) save.mutate({ params: { id } });
  };
};

/** What the invoice asks for, row by row; written only until the invoice is locked. */
export const Invoicerows = ({ invoice, editable }: { invoice: Invoice; editable: boolean }) => {
  const [edited, setEdited] = useState<InvoiceRow | 'new'>();
  const remove = useRemoveRow(invoice.id);
  return (
    <div className="e-paper__rows">
      <DataTable
        label={texts.title}
        rows={invoice.rows}
        columns={rowColumns(invoice)}
        rowKey={(row) => row.id}
        empty={<EmptyState kind="nothing" compact title={texts.none} />}
        actions={
          editable
            ? (row) => [
                { key: 'edit', label: 'Ändra', icon: <EditOutlined />, onClick: () => setEdited(row) },
                {
                  key: 'remove',
                  label: 'Ta bort',
                  icon: <DeleteOutlined />,
                  danger: true,
                  onClick: () => void remove(row),
                },
              ]
            : undefined
        }
      />
      {editable && (
        <Button className="e-paper__add" icon={<PlusOutlined />} onClick={() => setEdited('new')}>
          {texts.add}
        </Button>
      )}
      <InvoicerowModal
        invoiceId={invoice.id}
        row={edited === 'new' ? undefined : edited}
        open={edited !== undefined}
        onClose={() => setEdited(undefined)}
      />
    </div>
  );
};
