import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import UploadOutlined from '@ant-design/icons/es/icons/UploadOutlined';
import { EmptyState, RowsSkeleton, Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { DataTable } from '@husrum/ui/data';
import { useState } from 'react';
import { columnsFor } from './agreement.columns';
import { useAgreements } from './agreement.queries';
import { texts } from './agreement.texts';
import { UploadAgreementModal } from './upload-agreement.modal';
import { useRemoveAgreement } from './use-remove-agreement';

/** What has been agreed in writing; a lease that is over gets no more. */
export const Agreements = ({ leaseId, inactive }: { leaseId: number; inactive: boolean }) => {
  const [uploading, setUploading] = useState(false);
  const upload = inactive ? undefined : (
    <Button icon={<UploadOutlined />} onClick={() => setUploading(true)}>
      {texts.upload}
    </Button>
  );
  return (
    <Section title={texts.title} extra={upload} flush>
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
        label={texts.title}
        columns={columnsFor(data)}
        rows={data}
        rowKey={({ id }) => id}
        actions={(agreement) => [
          {
            key: 'remove',
            label: texts.remove,
            icon: <DeleteOutlined />,
            danger: true,
            onClick: () => void askToRemove(agreement),
          },
        ]}
        empty={<EmptyState kind="nothing" compact title={texts.none} />}
      />
    );
  return error ? (
    <EmptyState
      kind="error"
      compact
      title={texts.loadFailed}
      actions={<Button onClick={() => void refetch()}>Försök igen</Button>}
    />
  ) : (
    <RowsSkeleton rows={3} />
  );
};
