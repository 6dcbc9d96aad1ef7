import './signing.css';
import BellOutlined from '@ant-design/icons/es/icons/BellOutlined';
import { type Agreement, agreementCalls, type SigningStatus } from '@husrum/contract/agreement';
import {
  type SigningDetail,
  type SigningParty,
  type SigningPartyStatus,
  signingCalls,
} from '@husrum/contract/signing';
import { openFile } from '@husrum/platform';
import {
  DateText,
  DescriptionList,
  ModalForm,
  QueryContent,
  RowsSkeleton,
  ToneTag,
  useConfirm,
} from '@husrum/ui';
import { Alert, Button } from '@husrum/ui/core';
import { type ComponentProps, useState } from 'react';
import { SigningStatusTag } from '../agreement/agreement-status';
import { CancelSigningModal } from './cancel-signing.modal';
import { useRemindParties, useRenewAgreement, useSigning } from './signing.queries';
import { signingTexts } from './signing.texts';

const MODAL_WIDTH = 640;
const partyTone: Readonly<Record<SigningPartyStatus, ComponentProps<typeof ToneTag>['tone']>> = {
  waiting: 'blue',
  signed: 'green',
  rejected: 'red',
};

/** In these states nobody can complete the signing any more, and the agreement cannot be sent again. */
const OVER: readonly SigningStatus[] = ['cancelled', 'expired'];
/** In these states somebody may still sign. */
const RUNNING: readonly SigningStatus[] = ['draft', 'pending', 'unknown'];

interface Props {
  leaseId: number;
  agreement: Agreement;
  onClose: () => void;
}

/** The signing of an agreement: who has signed, the evidence, and the possible actions. */
export const SigningModal = ({ leaseId, agreement, onClose }: Props) => {
  const query = useSigning(agreement.id);
  return (
    <ModalForm title={signingTexts.title(agreement.name)} open onClose={onClose} width={MODAL_WIDTH}>
      <QueryContent query={query} skeleton={<RowsSkeleton rows={6} />} compact>
        {({ signing, is_simulated }) =>
          signing && (
            <div className="h-stack">
              {is_simulated && <Alert type="info" showIcon title={signingTexts.simulated} />}
              {signing.status === 'draft' && signing.last_error !== null && (
                <Alert
                  type="warning"
                  showIcon
                  title={signingTexts.waitingTitle}
                  description={signing.last_error}
                />
              )}
              {OVER.includes(signing.status) && (
                <Renewal leaseId={leaseId} agreementId={agreement.id} onDone={onClose} />
              )}
              <SigningFacts signing={signing} />
              <Signers parties={signing.parties} isRunning={RUNNING.includes(signing.status)} />
              <Evidence signing={signing} signedFileId={agreement.file_id} />
              <SigningActions leaseId={leaseId} agreementId={agreement.id} signing={signing} />
            </div>
          )
        }
      </QueryContent>
    </ModalForm>
  );
};

interface RenewalProps {
  leaseId: number;
  agreementId: number;
  onDone: () => void;
}

const Renewal = ({ leaseId, agreementId, onDone }: RenewalProps) => {
  const renew = useRenewAgreement(leaseId, onDone);
  return (
    <Alert
      type="info"
      showIcon
      title={signingTexts.overTitle}
      description={
        <div className="h-stack">
          <span>{signingTexts.overText}</span>
          <div>
            <Button
              call={agreementCalls.renew}
              loading={renew.isPending}
              onClick={() => renew.mutate({ params: { id: agreementId } })}
            >
              {signingTexts.renew}
            </Button>
          </div>
        </div>
      }
    />
  );
};

const SigningFacts = ({ signing }: { signing: SigningDetail }) => {
  const { status, sent_at, sent_by, ended_at, message, cancel_reason } = signing;
  const { facts } = signingTexts;
  return (
    <DescriptionList
      columns={1}
      items={[
        { label: facts.status, value: <SigningStatusTag status={status} /> },
        { label: facts.sent, value: <DateText value={sent_at} time /> },
        { label: facts.sentBy, value: sent_by },
        ...(ended_at === null ? [] : [{ label: facts.ended, value: <DateText value={ended_at} time /> }]),
        ...(message === null ? [] : [{ label: facts.message, value: message }]),
        ...(cancel_reason === null ? [] : [{ label: facts.reason, value: cancel_reason }]),
      ]}
    />
  );
};

/** The parties with their status. Once nobody can sign any more, a party who has not signed has no status. */
const Signers = ({ parties, isRunning }: { parties: readonly SigningParty[]; isRunning: boolean }) => (
  <ul className="l-signers" aria-label={signingTexts.parties}>
    {parties.map(({ id, name, email, status, signed_at, method, reminded_at }) => (
      <li key={id}>
        <span className="l-signers__name">
          {name}{' '}
          {(isRunning || status !== 'waiting') && (
            <ToneTag tone={partyTone[status]}>{signingTexts.partyStatus[status]}</ToneTag>
          )}
        </span>
        <span className="h-muted">{email}</span>
        {signed_at !== null && (
          <span className="h-muted h-number">{signingTexts.signedAt(signed_at, method)}</span>
        )}
        {status === 'waiting' && reminded_at !== null && (
          <span className="h-muted h-number">{signingTexts.reminded(reminded_at)}</span>
        )}
      </li>
    ))}
  </ul>
);

const Code = ({ children }: { children: string }) => <span className="l-signing__hash">{children}</span>;

const Evidence = ({ signing, signedFileId }: { signing: SigningDetail; signedFileId: number }) => {
  const { provider_id, original_sha256, signed_sha256, original_file_id } = signing;
  const { evidenceFacts } = signingTexts;
  if (signed_sha256 === null) return null;
  return (
    <section aria-label={signingTexts.evidence} className="h-stack">
      <DescriptionList
        columns={1}
        items={[
          { label: evidenceFacts.provider, value: provider_id && <Code>{provider_id}</Code> },
          { label: evidenceFacts.original, value: original_sha256 && <Code>{original_sha256}</Code> },
          { label: evidenceFacts.signed, value: <Code>{signed_sha256}</Code> },
        ]}
      />
      <div className="l-signing__buttons">
        <Button onClick={() => void openFile(signedFileId)}>{signingTexts.openSigned}</Button>
        {original_file_id !== null && (
          <Button onClick={() => void openFile(original_file_id)}>{signingTexts.openOriginal}</Button>
        )}
      </div>
    </section>
  );
};

const SigningActions = ({
  leaseId,
  agreementId,
  signing,
}: {
  leaseId: number;
  agreementId: number;
  signing: SigningDetail;
}) => {
  const [isCancelling, setIsCancelling] = useState(false);
  const confirm = useConfirm();
  const remind = useRemindParties(leaseId);
  const { status } = signing;
  const confirmAndRemind = async () => {
    if (await confirm({ text: signingTexts.remindQuestion, ok: signingTexts.remind }))
      remind.mutate({ params: { id: agreementId } });
  };
  if (!RUNNING.includes(status)) return null;
  return (
    <div className="l-signing__buttons">
      {status === 'pending' && (
        <Button
          call={signingCalls.remind}
          icon={<BellOutlined />}
          loading={remind.isPending}
          onClick={() => void confirmAndRemind()}
        >
          {signingTexts.remind}
        </Button>
      )}
      <Button call={signingCalls.cancel} danger onClick={() => setIsCancelling(true)}>
        {signingTexts.cancel}
      </Button>
      {isCancelling && (
        <CancelSigningModal
          leaseId={leaseId}
          agreementId={agreementId}
          onClose={() => setIsCancelling(false)}
        />
      )}
    </div>
  );
};
