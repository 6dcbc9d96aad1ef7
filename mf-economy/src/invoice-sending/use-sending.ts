import { busEvent } from '@husrum/contract/bus';
import { invoiceBatchCalls } from '@husrum/contract/invoice-batch';
import { useSave } from '@husrum/platform';
import { useState } from 'react';

/** Begins to send invoices on the server. Gives the run once there is one. */
export const useSending = () => {
  const [runId, setRunId] = useState<number>();
  const save = useSave(invoiceBatchCalls.send, {
    publish: ({ id }) => [busEvent('jobRun.started', { runId: id })],
    onDone: ({ id }) => setRunId(id),
  });
  return {
    runId,
    starting: save.isPending,
    send: (ids: readonly number[]) => save.mutate({ body: { ids: [...ids] } }),
  };
};
