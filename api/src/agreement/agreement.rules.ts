import type { SigningStatus } from '@husrum/contract/agreement';

interface Signable {
  readonly mimetype: string;
  /** The case in the document service, which has its own signing. */
  readonly case_id: string | null;
  readonly signing_status: SigningStatus | null;
}

/** Whether the agreement can be sent for signing: only a PDF that was never sent, or that somebody rejected. */
export const isSignable = ({ mimetype, case_id, signing_status }: Signable): boolean =>
  mimetype === 'application/pdf' &&
  case_id === null &&
  (signing_status === null || signing_status === 'rejected');
