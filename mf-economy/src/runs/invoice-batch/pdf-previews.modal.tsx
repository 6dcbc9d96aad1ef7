import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { ModalForm, QueryContent, RowsSkeleton } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { useInvoice } from '../../invoicing/invoice/invoice.queries';
import { PdfPreview } from '../../invoicing/invoice-sending/pdf-preview.modal';
import { invoiceBatchTexts } from './invoice-batch.texts';

const InvoicePdfPreview = ({ id }: { id: number }) => (
  <QueryContent query={useInvoice(id)} skeleton={<RowsSkeleton rows={12} />} compact>
    {(invoice) => <PdfPreview key={id} invoice={invoice} />}
  </QueryContent>
);

/** Pages through the PDFs of the selected invoices. */
export default function PdfPreviewsModal({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const [index, setIndex] = useState(0);
  const id = ids[index];
  return (
    <ModalForm title={invoiceBatchTexts.preview} open onClose={onClose} width={880}>
      <div className="e-modal-foot">
        <Button
          icon={<LeftOutlined />}
          aria-label={invoiceBatchTexts.previousInvoice}
          disabled={index === 0}
          onClick={() => setIndex(index - 1)}
        />
        <Button
          icon={<RightOutlined />}
          aria-label={invoiceBatchTexts.nextInvoice}
          disabled={index >= ids.length - 1}
          onClick={() => setIndex(index + 1)}
        />
        <span role="status">{invoiceBatchTexts.invoicePosition(index + 1, ids.length)}</span>
      </div>
      {id !== undefined && <InvoicePdfPreview id={id} />}
    </ModalForm>
  );
}
