import './integration.css';
import DisconnectOutlined from '@ant-design/icons/es/icons/DisconnectOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import SettingOutlined from '@ant-design/icons/es/icons/SettingOutlined';
import { isAccountingName } from '@husrum/contract/accounting';
import { accountingSyncCalls } from '@husrum/contract/accounting-sync';
import { fasdokCalls } from '@husrum/contract/fasdok';
import { type IntegrationRow, integrationCalls, integrationLabel } from '@husrum/contract/integration';
import { routes } from '@husrum/contract/routes';
import { PageButton, useAppNavigate } from '@husrum/platform';
import { DateText, DescriptionList, MoreMenu, Section, ToneTag } from '@husrum/ui';
import { Alert, Button } from '@husrum/ui/core';
import { useState } from 'react';
import { useRunSync } from '../accounting/accounting.queries';
import { importTexts } from '../accounting/import.texts';
import { DescriptionModal } from './description.modal';
import { useSyncFasdok } from './integration.queries';
import { isNeverConnected, isNewConnection } from './integration.rules';
import { integrationTexts } from './integration.texts';
import { IntegrationProblem } from './integration-problem.alert';
import { UnlinkModal } from './unlink.modal';

/** One connection: its facts, its last failure and its actions. */
export const IntegrationSection = ({ integration }: { integration: IntegrationRow }) => {
  const [editing, setEditing] = useState(false);
  const [unlinking, setUnlinking] = useState(false);
  const { id, name, description, service_company, organisation_number, is_simulated } = integration;
  const { created_at, last_sync_at, next_sync_at } = integration;
  const navigate = useAppNavigate();
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
            ...(isAccountingName(name) && !isNeverConnected(integration)
              ? [
                  {
                    key: 'accounting',
                    label: integrationTexts.accounting,
                    icon: <SettingOutlined />,
                    onClick: () => navigate(routes.integration.detail({ id })),
                  },
                ]
              : []),
            {
              key: 'unlink',
              label: integrationTexts.unlink,
              icon: <DisconnectOutlined />,
              danger: true,
              call: integrationCalls.remove,
              onClick: () => setUnlinking(true),
            },
          ]}
        />
      }
    >
      <div className="h-stack">
        <IntegrationProblem integration={integration} />
        {isAccountingName(name) && integration.state === 'CONNECTED' && isNewConnection(integration) && (
          <FirstSteps integration={integration} />
        )}
        <DescriptionList
          items={[
            {
              label: integrationTexts.facts.service,
              value: (
                <span className="set-integration__service">
                  {integrationLabel[name]} <StateTag integration={integration} />{' '}
                  {is_simulated && <ToneTag tone="purple">{integrationTexts.simulated}</ToneTag>}
                </span>
              ),
            },
            ...(service_company === null
              ? []
              : [
                  {
                    label: integrationTexts.facts.company,
                    value: organisation_number
                      ? integrationTexts.company(service_company, organisation_number)
                      : service_company,
                  },
                ]),
            ...(isNeverConnected(integration)
              ? []
              : [{ label: integrationTexts.facts.since, value: <DateText value={created_at} /> }]),
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
        {isAccountingName(name) && !isNeverConnected(integration) && (
          <AccountingActions integration={integration} />
        )}
        {name === 'FASDOK' && integration.state === 'CONNECTED' && <FasdokActions />}
      </div>
      {editing && <DescriptionModal integration={integration} onClose={() => setEditing(false)} />}
      {unlinking && <UnlinkModal integration={integration} onClose={() => setUnlinking(false)} />}
    </Section>
  );
};

/** What a new connection needs before it can be used: linked customers, and a company that uses the program. */
const FirstSteps = ({ integration: { id, name } }: { integration: IntegrationRow }) => (
  <Alert
    type="info"
    showIcon
    title={integrationTexts.firstSteps.title}
    description={
      <div className="h-stack">
        <p>{integrationTexts.firstSteps.text(name)}</p>
        <span className="set-service__actions">
          <PageButton type="primary" to={routes.integration.import({ id })}>
            {importTexts.open}
          </PageButton>
          <PageButton to={routes.company.overview()}>{integrationTexts.firstSteps.toCompanies}</PageButton>
        </span>
      </div>
    }
  />
);

/** The buttons of a connection to an accounting program. */
const AccountingActions = ({ integration }: { integration: IntegrationRow }) => {
  const { id, state } = integration;
  const sync = useRunSync();
  return (
    <div className="set-service__actions">
      <PageButton to={routes.integration.detail({ id })}>{integrationTexts.accounting}</PageButton>
      {state === 'CONNECTED' && !isNewConnection(integration) && (
        <PageButton to={routes.integration.import({ id })}>{importTexts.open}</PageButton>
      )}
      {state === 'CONNECTED' && (
        <Button
          call={accountingSyncCalls.run}
          loading={sync.isPending}
          onClick={() => sync.mutate({ params: { id } })}
        >
          {integrationTexts.syncNow}
        </Button>
      )}
    </div>
  );
};

const FasdokActions = () => {
  const sync = useSyncFasdok();
  return (
    <div className="set-service__actions">
      <Button
        call={fasdokCalls.sync}
        loading={sync.isPending}
        onClick={() => sync.mutate({ body: { lease_id: null } })}
      >
        {integrationTexts.syncNow}
      </Button>
    </div>
  );
};

const StateTag = ({ integration: { state } }: { integration: IntegrationRow }) => (
  <ToneTag tone={state === 'CONNECTED' ? 'green' : 'red'} icon={state === 'CONNECTED' ? 'check' : 'warning'}>
    {integrationTexts.stateLabel[state]}
  </ToneTag>
);
