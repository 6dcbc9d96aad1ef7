import type { Lease } from '@husrum/contract/lease';
import { EmptyState } from '@husrum/ui';
import { leaseTexts } from './lease.texts';
import { ReactivateButton } from './reactivate-button';

/** It is shown instead of a form that the server refuses, because the lease has ended. */
export const EndedLease = ({ lease }: { lease: Lease }) => (
  <EmptyState
    kind="nothing"
    compact
    title={leaseTexts.endedTitle}
    text={leaseTexts.endedText}
    actions={<ReactivateButton lease={lease} />}
  />
);
