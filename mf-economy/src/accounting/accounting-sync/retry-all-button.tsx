import { accountingSyncCalls } from '@husrum/contract/accounting-sync';
import { Button } from '@husrum/ui/core';
import { useBadges } from '../../invoicing/invoice/invoice.queries';
import { useRetryAllInProgram } from './accounting-sync.queries';
import { accountingSyncTexts } from './accounting-sync.texts';

/** Retries all invoices of which an accounting program has refused a step. It is hidden when there are none. */
export const RetryAllButton = () => {
  const { data } = useBadges();
  const retry = useRetryAllInProgram();
  if (!data?.accounting_stopped) return null;
  return (
    <Button call={accountingSyncCalls.retryAll} loading={retry.isPending} onClick={() => retry.mutate({})}>
      {accountingSyncTexts.retryAll(data.accounting_stopped)}
    </Button>
  );
};
