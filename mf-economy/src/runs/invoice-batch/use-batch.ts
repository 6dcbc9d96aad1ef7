import type { BatchOutcome } from '@husrum/contract/invoice-batch';
import { useState } from 'react';
import type { BatchAction } from './invoice-batch.queries';
import { emptyOutcome, mergeOutcomes, splitIntoChunks } from './invoice-batch.rules';

export type BatchState =
  | { step: 'confirmation' }
  | { step: 'running'; processed: number; total: number }
  | { step: 'result'; outcome: BatchOutcome; error: Error | undefined };

/** Runs an action chunk by chunk, so that each call is short. Stops at the first failing chunk; earlier chunks stay done. */
export const useBatch = () => {
  const [state, setState] = useState<BatchState>({ step: 'confirmation' });
  const run = async (ids: readonly number[], action: BatchAction, chunkSize?: number): Promise<void> => {
    let outcome = emptyOutcome;
    let processed = 0;
    let error: Error | undefined;
    setState({ step: 'running', processed, total: ids.length });
    try {
      for (const chunk of splitIntoChunks(ids, chunkSize)) {
        outcome = mergeOutcomes(outcome, await action(chunk));
        processed += chunk.length;
        setState({ step: 'running', processed, total: ids.length });
      }
    } catch (cause) {
      error = cause instanceof Error ? cause : new Error(String(cause));
    }
    setState({ step: 'result', outcome, error });
  };
  return { state, run };
};
