import DisconnectOutlined from '@ant-design/icons/es/icons/DisconnectOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import { fasdokCalls } from '@husrum/contract/fasdok';
import { type IntegrationRow, integrationCalls, integrationLabel } from '@husrum/contract/integration';
import { DateText, DescriptionList, MoreMenu, Section, ToneTag, useConfirm } from '@husrum/ui';
import { Alert, Button } from '@husrum/ui/core';
import { useState } from 'react';
import { ConnectFasdokModal } from './connect-fasdok.modal';
import { DescriptionModal } from './description.modal';
import { useUnlinkIntegration } from './integration.queries';
import { integrationTexts } from './integration.texts';

/** One connection: what it is, how it is, and what can be done with it. */
export const IntegrationSection = ({ integration }: { integration: IntegrationRow }) => {
  const [editing, setEditing] = useState(false);
  const confirm = useConfirm();
  const unlink = useUnlinkIntegration();
  const { id, name, description, is_simulated, created_at, last_sync_at, next_sync_at } = integration;
  const askToUnlink = async () => {
    const options = { title: integrationTexts.unlinkTitle(name), text: integrationTexts.unlinkText[name] };
    if (await confirm({ ...options, ok: integrationTexts.unlink, danger: true }))
      unlink.mutate({ params: { id } });
  };
  return (
    <Section
      title={description}
      extra={
        <MoreMenu
          label={integrationTexts.more}
          actions={[
            {
              key: 'edit',
              label: integrationTexts.edit,
              icon: <EditOutlined />,
              call: integrationCalls.update,
              onClick: () => setEditing(true),
            },
            {
              key: 'unlink',
              label: integrationTexts.unlink,
              icon: <DisconnectOutlined />,
              danger: true,
              call: integrationCalls.remove,
              onClick: () => void askToUnlink(),
            },
          ]}
        />
      }
    >
      <div className="h-stack">
        <IntegrationProblem integration={integration} />
        <DescriptionList
          items={[
            {
              label: integrationTexts.facts.service,
              value: (
                <>
                  {integrationLabel[name]} <StateTag integration={integration} />{' '}
                  {is_simulated && <ToneTag tone="purple">{integrationTexts.simulated}</ToneTag>}
                </>
              ),
            },
            { label: integrationTexts.facts.since, value: <DateText value={created_at} /> },
            {
              label: integrationTexts.facts.lastSync,
              value: <DateText value={last_sync_at} time empty={integrationTexts.never} />,
            },
            {
              label: integrationTexts.facts.nextSync,
              value: <DateText value={next_sync_at} time empty={integrationTexts.notPlanned} />,
            },
          ]}
        />
        {is_simulated && <p className="h-muted">{integrationTexts.simulatedHint}</p>}
      </div>
      {editing && <DescriptionModal integration={integration} onClose={() => setEditing(false)} />}
    </Section>
  );
};

const StateTag = ({ integration: { state } }: { integration: IntegrationRow }) => (
  <ToneTag tone={state === 'CONNECTED' ? 'green' : 'red'} icon={state === 'CONNECTED' ? 'check' : 'warning'}>
    {integrationTexts.stateLabel[state]}
  </ToneTag>
);

/** What failed last, and the way to connect again when the service asks for it. */
const IntegrationProblem = ({ integration }: { integration: IntegrationRow }) => {
  const { name, state, last_error, last_error_at } = integration;
  const [reconnecting, setReconnecting] = useState(false);
  const close = () => setReconnecting(false);
  if (state === 'CONNECTED' && last_error === null) return null;
  const needsReconnect = state === 'NEEDS_RECONNECT';
  return (
    <>
      <Alert
        type={needsReconnect ? 'error' : 'warning'}
        showIcon
        title={needsReconnect ? integrationTexts.needsReconnectTitle : integrationTexts.failedTitle}
        description={
          <>
            {last_error} <DateText value={last_error_at} time empty="" />
          </>
        }
        action={
          needsReconnect &&
          name === 'FASDOK' && (
            <Button call={fasdokCalls.connect} type="primary" onClick={() => setReconnecting(true)}>
              {integrationTexts.reconnect}
            </Button>
          )
        }
      />
      {reconnecting && <ConnectFasdokModal onClose={close} onConnected={close} />}
    </>
  );
};
