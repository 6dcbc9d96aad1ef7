import { isAccountingName } from '@husrum/contract/accounting';
import { fasdokCalls } from '@husrum/contract/fasdok';
import type { IntegrationRow } from '@husrum/contract/integration';
import { DateText } from '@husrum/ui';
import { Alert, Button } from '@husrum/ui/core';
import { useState } from 'react';
import { ConnectAccountingButton } from '../accounting/connect-accounting.button';
import { ConnectFasdokModal } from './connect-fasdok.modal';
import { isNeverConnected } from './integration.rules';
import { integrationTexts } from './integration.texts';

const getProblemTitle = (integration: IntegrationRow): string => {
  if (isNeverConnected(integration)) return integrationTexts.neverConnectedTitle;
  return integration.state === 'NEEDS_RECONNECT'
    ? integrationTexts.needsReconnectTitle
    : integrationTexts.failedTitle;
};

/** The last failure, with a button that connects again when the service no longer accepts the connection. */
export const IntegrationProblem = ({ integration }: { integration: IntegrationRow }) => {
  const { id, name, state, last_error, last_error_at } = integration;
  const [reconnecting, setReconnecting] = useState(false);
  const close = () => setReconnecting(false);
  if (state === 'CONNECTED' && last_error === null) return null;
  const needsReconnect = state === 'NEEDS_RECONNECT';
  return (
    <>
      <Alert
        type={needsReconnect ? 'error' : 'warning'}
        showIcon
        title={getProblemTitle(integration)}
        description={
          <div className="h-stack">
            <span>
              {last_error} <DateText value={last_error_at} time empty="" />
            </span>
            {needsReconnect && (
              <span>
                {isAccountingName(name) ? (
                  <ConnectAccountingButton
                    name={name}
                    label={integrationTexts.reconnect}
                    integrationId={id}
                  />
                ) : (
                  <Button call={fasdokCalls.connect} type="primary" onClick={() => setReconnecting(true)}>
                    {integrationTexts.reconnect}
                  </Button>
                )}
              </span>
            )}
          </div>
        }
      />
      {reconnecting && <ConnectFasdokModal onClose={close} onConnected={close} />}
    </>
  );
};
