import { isAccountingName } from '@husrum/contract/accounting';
import { type IntegrationRemoval, type IntegrationRow, integrationCalls } from '@husrum/contract/integration';
import { QueryContent, RowsSkeleton } from '@husrum/ui';
import { Button, Modal } from '@husrum/ui/core';
import { useRemovalPreview, useUnlinkIntegration } from './integration.queries';
import { integrationTexts } from './integration.texts';

interface Props {
  integration: IntegrationRow;
  onClose: () => void;
}

/** Asks before a service is unlinked, and shows the consequences for companies and invoices. */
export const UnlinkModal = ({ integration: { id, name }, onClose }: Props) => {
  const unlink = useUnlinkIntegration(onClose);
  const removal = useRemovalPreview(id, isAccountingName(name));
  const areConsequencesShown = !isAccountingName(name) || removal.data !== undefined;
  return (
    <Modal
      open
      title={integrationTexts.unlinkTitle(name)}
      onCancel={onClose}
      footer={[
        <Button key="cancel" onClick={onClose}>
          {integrationTexts.cancel}
        </Button>,
        <Button
          key="unlink"
          call={integrationCalls.remove}
          type="primary"
          danger
          disabled={!areConsequencesShown}
          loading={unlink.isPending}
          onClick={() => unlink.mutate({ params: { id } })}
        >
          {integrationTexts.unlink}
        </Button>,
      ]}
    >
      <p>{integrationTexts.unlinkText[name]}</p>
      {isAccountingName(name) && (
        <QueryContent query={removal} skeleton={<RowsSkeleton rows={2} />} compact>
          {(preview) => <Consequences removal={preview} />}
        </QueryContent>
      )}
    </Modal>
  );
};

const Consequences = ({ removal }: { removal: IntegrationRemoval }) => (
  <ul>
    {integrationTexts.consequences(removal).map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);
