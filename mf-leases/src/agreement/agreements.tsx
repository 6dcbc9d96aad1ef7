import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import UploadOutlined from '@ant-design/icons/es/icons/UploadOutlined';
import { agreementCalls } from '@husrum/contract/agreement';
import { EmptyState, RowsSkeleton, Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { DataTable } from '@husrum/ui/data';
import { useState } from 'react';
import { agreementColumns } from './agreement.columns';
import { useAgreements } from './agreement.queries';
import { agreementTexts } from './agreement.texts';
import { UploadAgreementModal } from './upload-agreement.modal';
import { useRemoveAgreement } from './use-remove-agreement';

/** The written agreements of a lease; an inactive lease takes no new ones. */
export const Agreements = ({ leaseId, inactive }: { leaseId: number; inactive: boolean }) => {
  const [uploading, setUploading] = useState(false);
  const upload = inactive ? undefined : (
    <Button call={agreementCalls.create} icon={<UploadOutlined />} onClick={() => setUploading(true)}>
      {agreementTexts.upload}
    </Button>
  );
  return (
    <Section title={agreementTexts.title} extra={upload} flush>
      <AgreementList leaseId={leaseId} />
      {uploading && <UploadAgreementModal leaseId={leaseId} onClose={() => setUploading(false)} />}
    </Section>
  );
};

const AgreementList = ({ leaseId }: { leaseId: number }) => {
  const { data, error, refetch } = useAgreements(leaseId);
  const askToRemove = useRemoveAgreement(leaseId);
  if (data)
    return (
      <DataTable
        label={agreementTexts.title}
        columns={agreementColumns(data)}
        rows={data}
        rowKey={({ id }) => id}
        actions={(agreement) => [
          {
            key: 'remove',
            call: agreementCalls.remove,
            label: agreementTexts.remove,
            icon: <DeleteOutlined />,
            danger: true,
            onClick: () => void askToRemove(agreement),
          },
        ]}
        empty={<EmptyState kind="nothing" compact title={agreementTexts.none} />}
      />
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
