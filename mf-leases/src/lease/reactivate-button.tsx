import UndoOutlined from '@ant-design/icons/es/icons/UndoOutlined';
import { type Lease, leaseCalls } from '@husrum/contract/lease';
import { lazyDialog } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { leaseTexts } from './lease.texts';

const ReactivateLeaseModal = lazyDialog(() => import('./reactivate-lease.modal'));

/** Reactivates an ended lease, after a question. */
export const ReactivateButton = ({ lease }: { lease: Lease }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button call={leaseCalls.update} type="primary" icon={<UndoOutlined />} onClick={() => setOpen(true)}>
        {leaseTexts.reactivate}
      </Button>
      {isOpen && <ReactivateLeaseModal lease={lease} onClose={() => setOpen(false)} />}
    </>
  );
};
