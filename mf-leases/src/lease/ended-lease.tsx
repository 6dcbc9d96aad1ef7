import UndoOutlined from '@ant-design/icons/es/icons/UndoOutlined';
import { type Lease, leaseCalls } from '@husrum/contract/lease';
import { EmptyState } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { leaseTexts } from './lease.texts';
import { useLeaseActions } from './use-lease-actions';

/** It is shown instead of a form that the server refuses, because the lease has ended. */
export const EndedLease = ({ lease }: { lease: Lease }) => {
  const { isRemovingEnd, reactivate } = useLeaseActions(lease);
  return (
    <EmptyState
      kind="nothing"
      compact
      title={leaseTexts.endedTitle}
      text={leaseTexts.endedText}
      actions={
        <Button
          call={leaseCalls.update}
          type="primary"
          icon={<UndoOutlined />}
          loading={isRemovingEnd}
          onClick={() => void reactivate()}
        >
          {leaseTexts.reactivate}
        </Button>
      }
    />
  );
};
