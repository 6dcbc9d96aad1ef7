import type { SigningStatus } from '@husrum/contract/agreement';
import { runningSigningStatuses } from '../agreement/agreement.rules';

/** The state at the signing service, with the status names of the service. */
export interface ObservedSigning {
  /** The status of the agreement. */
  readonly agreement: string;
  /** The status of each participant. */
  readonly participants: readonly string[];
  readonly hasSignedDocument: boolean;
  /** Whether a webhook stated that the agreement has expired. The vendor's API description has no such state to read. */
  readonly isExpired: boolean;
}

/** Our status for a state at the service. A status name that we do not know gives `unknown`. */
export const toSigningStatus = ({
  agreement,
  participants,
  hasSignedDocument,
  isExpired,
}: ObservedSigning): SigningStatus => {
  if (hasSignedDocument && agreement === 'fulfilled') return 'completed';
  if (agreement === 'fulfilled') return 'signed';
  if (participants.includes('rejected')) return 'rejected';
  if (isExpired || agreement === 'expired') return 'expired';
  if (agreement === 'cancelled') return 'cancelled';
  if (agreement === 'draft') return 'draft';
  return ['generating', 'pending', 'open'].includes(agreement) ? 'pending' : 'unknown';
};

/** How far a signing has come. Of two statuses with different numbers, the higher one is the later. */
const progress: Readonly<Record<SigningStatus, number>> = {
  draft: 0,
  unknown: 1,
  pending: 1,
  signed: 2,
  completed: 3,
  cancelled: 3,
  expired: 3,
  rejected: 3,
};

/** Whether the status can no longer change. */
export const isFinalStatus = (status: SigningStatus): boolean =>
  !runningSigningStatuses.some((running) => running === status);

/** The later of the two statuses, so that old responses and webhooks in the wrong order undo nothing. A final status stays. */
export const advanceStatus = (current: SigningStatus, observed: SigningStatus): SigningStatus =>
  isFinalStatus(current) || progress[observed] < progress[current] ? current : observed;
