import type { SigningStatus } from '@husrum/contract/agreement';
import { agreementTexts } from './agreement.texts';

/** The statuses of a signing that may still change. */
export const runningSigningStatuses = ['draft', 'pending', 'signed', 'unknown'] as const;

interface Signable {
  readonly mimetype: string;
  /** The id of the agreement's case in FASDOK, where it is also signed. */
  readonly case_id: string | null;
  readonly signing_status: SigningStatus | null;
}

/**
 * Whether the signing was cancelled or has expired, so that nobody can complete it. The signing service does not accept a
 * second signing of the same agreement.
 */
export const isSigningOver = (status: SigningStatus | null): boolean =>
  status === 'cancelled' || status === 'expired';

/** Whether the agreement can be sent for signing: only a PDF that was never sent, or that somebody rejected. */
export const isSignable = ({ mimetype, case_id, signing_status }: Signable): boolean =>
  mimetype === 'application/pdf' &&
  case_id === null &&
  (signing_status === null || signing_status === 'rejected');

/** Why the agreement cannot be sent for signing, if the user can do something about it; otherwise null. */
export const explainNotSignable = ({ mimetype, case_id, signing_status }: Signable): string | null => {
  if (case_id !== null) return null;
  if (isSigningOver(signing_status)) return agreementTexts.signingOver;
  const isUnsent = signing_status === null || signing_status === 'rejected';
  return isUnsent && mimetype !== 'application/pdf' ? agreementTexts.notPdf : null;
};
