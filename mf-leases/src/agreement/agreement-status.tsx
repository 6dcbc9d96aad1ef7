import type { Agreement, AgreementCaseStatus, SigningStatus } from '@husrum/contract/agreement';
import { ToneTag } from '@husrum/ui';
import type { ComponentProps } from 'react';
import { agreementTexts } from './agreement.texts';

type Style = Pick<ComponentProps<typeof ToneTag>, 'tone' | 'icon'>;

/**
 * The colours of a case in the document service. The specification does not say which: a draft is grey, one that is ready to
 * be signed blue, and one that is concluded green. Their labels are in `agreement.texts.ts`.
 */
const caseStyle: Readonly<Record<AgreementCaseStatus, Style>> = {
  DRAFT: { tone: 'grey', icon: 'edit' },
  DONE: { tone: 'blue', icon: 'info' },
  CONCLUDED: { tone: 'green', icon: 'check' },
};
const signingStyle: Readonly<Record<SigningStatus, Style>> = {
  draft: { tone: 'grey', icon: 'send' },
  pending: { tone: 'blue', icon: 'clock' },
  signed: { tone: 'cyan', icon: 'clock' },
  completed: { tone: 'green', icon: 'check' },
  cancelled: { tone: 'grey', icon: 'stop' },
  expired: { tone: 'gold', icon: 'warning' },
  rejected: { tone: 'red', icon: 'exclamation' },
  unknown: { tone: 'purple', icon: 'info' },
};

export const SigningStatusTag = ({ status }: { status: SigningStatus }) => (
  <ToneTag {...signingStyle[status]}>{agreementTexts.signingStatus[status]}</ToneTag>
);

/** How far the agreement has come: its signing, or its case in the document service. Nothing for a file that is only stored. */
export const AgreementStatus = ({ agreement }: { agreement: Agreement }) => {
  const { signing_status, fasdokcase } = agreement;
  if (signing_status) return <SigningStatusTag status={signing_status} />;
  return fasdokcase ? (
    <ToneTag {...caseStyle[fasdokcase.status]}>{agreementTexts.caseStatus[fasdokcase.status]}</ToneTag>
  ) : null;
};
