import { busEvent } from '@husrum/contract/bus';
import { invoiceBatchCalls } from '@husrum/contract/invoice-batch';
import { useApiMutation } from '@husrum/platform';
import { useState } from 'react';

/** Starts a job run that mails many invoices. `runId` is undefined until the server has created the run. */
export const useStartSendingRun = () => {
  const [runId, setRunId] = useState<number>();
  const send = useApiMutation(invoiceBatchCalls.send, {
    publish: ({ id }) => [busEvent('jobRun.started', { runId: id })],
    onSuccess: ({ id }) => setRunId(id),
  });
  return {
    runId,
    isStarting: send.isPending,
    start: (ids: readonly number[]) => send.mutate({ body: { ids: [...ids] } }),
  };
};
