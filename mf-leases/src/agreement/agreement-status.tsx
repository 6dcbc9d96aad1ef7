import type { Agreement, AgreementCaseStatus, SigningStatus } from '@husrum/contract/agreement';
import { ToneTag } from '@husrum/ui';
import type { ComponentProps } from 'react';
import { agreementTexts } from './agreement.texts';

type Style = Pick<ComponentProps<typeof ToneTag>, 'tone' | 'icon'>;

/**
 * The tags of the statuses of an agreement. They are not in `statusStyles` of @husrum/ui, which every page loads, because only
 * this remote shows them. The specification names no colours for the cases of the document service.
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

/** The status of the agreement's signing or of its case in the document service. Renders nothing when it has neither. */
export const AgreementStatus = ({ agreement }: { agreement: Agreement }) => {
  const { signing_status, fasdokcase } = agreement;
  if (signing_status) return <SigningStatusTag status={signing_status} />;
  return fasdokcase ? (
    <ToneTag {...caseStyle[fasdokcase.status]}>{agreementTexts.caseStatus[fasdokcase.status]}</ToneTag>
  ) : null;
};
