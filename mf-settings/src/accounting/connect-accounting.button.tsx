import type { AccountingName } from '@husrum/contract/accounting';
import { Button } from '@husrum/ui/core';
import { integrationTexts } from '../integration/integration.texts';
import { loginCall, useBeginLogin } from './accounting.queries';

/** Opens the consent page of the program. `integrationId` is the connection to renew; without it a new one is created. */
export const ConnectAccountingButton = ({
  name,
  label,
  integrationId,
}: {
  name: AccountingName;
  label: string;
  integrationId?: number;
}) => {
  const login = useBeginLogin(name);
  return (
    <Button
      call={loginCall[name]}
      type="primary"
      aria-label={integrationId === undefined ? integrationTexts.connectTo(name) : undefined}
      loading={login.isPending || login.isSuccess}
      onClick={() =>
        login.mutate({ query: integrationId === undefined ? {} : { integration_id: integrationId } })
      }
    >
      {label}
    </Button>
  );
};
