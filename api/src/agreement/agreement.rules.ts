import type { SigningStatus } from '@husrum/contract/agreement';
import { agreementTexts } from './agreement.texts';

interface Signable {
  readonly mimetype: string;
  /** The case in the document service, which has its own signing. */
  readonly case_id: string | null;
  readonly signing_status: SigningStatus | null;
}

/** A signing that nobody can complete any more. The service accepts no second one of the same agreement. */
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
