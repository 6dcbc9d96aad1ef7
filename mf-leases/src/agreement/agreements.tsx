import './agreement.css';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import FileProtectOutlined from '@ant-design/icons/es/icons/FileProtectOutlined';
import FileTextOutlined from '@ant-design/icons/es/icons/FileTextOutlined';
import UploadOutlined from '@ant-design/icons/es/icons/UploadOutlined';
import { type Agreement, agreementCalls } from '@husrum/contract/agreement';
import { fasdokCalls } from '@husrum/contract/fasdok';
import { signingCalls } from '@husrum/contract/signing';
import { EmptyState, type MenuAction, RowsSkeleton, Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { DataTable } from '@husrum/ui/data';
import { type ReactNode, useState } from 'react';
import { useIsFasdokAvailable, useSyncCases } from '../fasdok/fasdok.queries';
import { FasdokCaseModal } from '../fasdok/fasdok-case.modal';
import { openCasePdf } from '../fasdok/open-case-pdf';
import { SendSigningModal } from '../signing/send-signing.modal';
import { SigningModal } from '../signing/signing.modal';
import { signingTexts } from '../signing/signing.texts';
import { buildAgreementColumns } from './agreement.columns';
import { useAgreements } from './agreement.queries';
import { agreementTexts } from './agreement.texts';
import { AgreementTemplateModal } from './agreement-template.modal';
import { UploadAgreementModal } from './upload-agreement.modal';
import { useRemoveAgreement } from './use-remove-agreement';

/** How an agreement is created. */
type AgreementSource = 'upload' | 'template' | 'fasdok';

/** The written agreements of a lease. No agreements can be added to an inactive lease. */
export const Agreements = ({ leaseId, inactive }: { leaseId: number; inactive: boolean }) => {
  const [source, setSource] = useState<AgreementSource>();
  const close = () => setSource(undefined);
  const modals: Readonly<Record<AgreementSource, ReactNode>> = {
    upload: <UploadAgreementModal leaseId={leaseId} onClose={close} />,
    template: <AgreementTemplateModal leaseId={leaseId} onClose={close} />,
    fasdok: <FasdokCaseModal leaseId={leaseId} onClose={close} />,
  };
  return (
    <Section
      title={agreementTexts.title}
      extra={inactive ? undefined : <SourceButtons onChoose={setSource} />}
      flush
    >
      <AgreementList leaseId={leaseId} />
      {source && modals[source]}
    </Section>
  );
};

const SourceButtons = ({ onChoose }: { onChoose: (source: AgreementSource) => void }) => {
  const isFasdokAvailable = useIsFasdokAvailable();
  return (
    <div className="l-agreement-sources">
      <Button
        call={agreementCalls.createFromTemplate}
        icon={<FileTextOutlined />}
        onClick={() => onChoose('template')}
      >
        {agreementTexts.fromTemplate}
      </Button>
      {isFasdokAvailable && (
        <Button
          call={fasdokCalls.createCase}
          icon={<FileProtectOutlined />}
          onClick={() => onChoose('fasdok')}
        >
          {agreementTexts.fromFasdok}
        </Button>
      )}
      <Button call={agreementCalls.create} icon={<UploadOutlined />} onClick={() => onChoose('upload')}>
        {agreementTexts.upload}
      </Button>
    </div>
  );
};

/** Whether the status of the agreement's case in FASDOK may still change. */
const isOpenCase = ({ fasdokcase }: Agreement): boolean =>
  fasdokcase !== null && fasdokcase.status !== 'CONCLUDED';

const AgreementList = ({ leaseId }: { leaseId: number }) => {
  const { data, error, refetch } = useAgreements(leaseId);
  const [sendingId, setSendingId] = useState<number>();
  const [shownId, setShownId] = useState<number>();
  const actions = useAgreementActions(leaseId, { onSend: setSendingId, onShow: setShownId });
  useSyncCases(leaseId, data?.some(isOpenCase) ?? false);
  const agreementToSend = data?.find(({ id }) => id === sendingId);
  const agreementToShow = data?.find(({ id }) => id === shownId);
  if (data)
    return (
      <>
        <DataTable
          label={agreementTexts.title}
          columns={buildAgreementColumns(data)}
          rows={data}
          rowKey={({ id }) => id}
          actions={actions}
          empty={<EmptyState kind="nothing" compact title={agreementTexts.none} />}
        />
        {agreementToSend && (
          <SendSigningModal
            leaseId={leaseId}
            agreement={agreementToSend}
            onClose={() => setSendingId(undefined)}
          />
        )}
        {agreementToShow && (
          <SigningModal leaseId={leaseId} agreement={agreementToShow} onClose={() => setShownId(undefined)} />
        )}
      </>
    );
  return error ? (
    <EmptyState
      kind="error"
      compact
      title={agreementTexts.loadFailed}
      actions={<Button onClick={() => void refetch()}>{agreementTexts.retry}</Button>}
    />
  ) : (
    <RowsSkeleton rows={3} />
  );
};

const UnavailableAction = ({ label, reason }: { label: string; reason: string }) => (
  <span className="l-agreement-unavailable">
    <span>{label}</span> <span className="h-muted">{reason}</span>
  </span>
);

interface AgreementHandlers {
  onSend: (agreementId: number) => void;
  onShow: (agreementId: number) => void;
}

const useAgreementActions = (leaseId: number, { onSend, onShow }: AgreementHandlers) => {
  const confirmAndRemove = useRemoveAgreement(leaseId);
  return (agreement: Agreement): MenuAction[] => {
    const { can_sign, not_signable_reason, signing_status, fasdokcase } = agreement;
    const actions: (MenuAction | false)[] = [
      can_sign && {
        key: 'sign',
        call: signingCalls.send,
        label: signingTexts.send,
        icon: <EditOutlined />,
        onClick: () => onSend(agreement.id),
      },
      !!not_signable_reason && {
        key: 'sign',
        call: signingCalls.send,
        label: <UnavailableAction label={signingTexts.send} reason={not_signable_reason} />,
        icon: <EditOutlined />,
        disabled: true,
        onClick: () => undefined,
      },
      signing_status !== null && {
        key: 'signing',
        label: signingTexts.show,
        icon: <FileProtectOutlined />,
        onClick: () => onShow(agreement.id),
      },
      fasdokcase !== null && {
        key: 'case',
        label: agreementTexts.openInFasdok,
        icon: <FileTextOutlined />,
        onClick: () => void openCasePdf(fasdokcase.case_id),
      },
      {
        key: 'remove',
        call: agreementCalls.remove,
        label: agreementTexts.remove,
        icon: <DeleteOutlined />,
        danger: true,
        onClick: () => void confirmAndRemove(agreement),
      },
    ];
    return actions.filter((action) => action !== false);
  };
};
