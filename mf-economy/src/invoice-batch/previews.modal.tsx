import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { Loaded, ModalForm, RowsSkeleton } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { useInvoice } from '../invoice/invoice.queries';
import { Preview } from '../invoice-sending/preview.modal';
import { texts } from './invoice-batch.texts';

const OfInvoice = ({ id }: { id: number }) => (
  <Loaded query={useInvoice(id)} skeleton={<RowsSkeleton rows={12} />} compact>
    {(invoice) => <Preview key={id} invoice={invoice} />}
  </Loaded>
);

/** The marked invoices as they will be sent, one after the other. */
export const PreviewsModal = ({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) => {
  const [at, setAt] = useState(0);
  const id = ids[at];
  return (
    <ModalForm title={texts.preview} open onClose={onClose} width={880}>
      <div className="e-modal-foot">
        <Button
          icon={<LeftOutlined />}
          aria-label="Föregående avi"
          disabled={at === 0}
          onClick={() => setAt(at - 1)}
        />
        <Button
          icon={<RightOutlined />}
          aria-label="Nästa avi"
          disabled={at >= ids.length - 1}
          onClick={() => setAt(at + 1)}
        />
        <span role="status">{`Avi ${at + 1} av ${ids.length}`}</span>
      </div>
      {id !== undefined && <OfInvoice id={id} />}
    </ModalForm>
  );
};
