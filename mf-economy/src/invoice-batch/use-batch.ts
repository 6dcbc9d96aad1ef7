import type { BatchOutcome } from '@husrum/contract/invoice-batch';
import { useState } from 'react';
import type { Piece } from './invoice-batch.queries';
import { joined, noOutcome, pieces } from './invoice-batch.rules';

export type BatchState =
  | { step: 'question' }
  | { step: 'running'; gone: number; of: number }
  | { step: 'result'; outcome: BatchOutcome; error: Error | undefined };

/** Piece after piece, so that each is a short call; a failing one ends it, and what is done stays done. */
export const useBatch = () => {
  const [state, setState] = useState<BatchState>({ step: 'question' });
  const run = async (ids: readonly number[], piece: Piece): Promise<void> => {
    let outcome = noOutcome;
    let gone = 0;
    let error: Error | undefined;
    setState({ step: 'running', gone, of: ids.length });
    try {
      for (const some of pieces(ids)) {
        outcome = joined(outcome, await piece(some));
        gone += some.length;
        setState({ step: 'running', gone, of: ids.length });
      }
    } catch (cause) {
      error = cause instanceof Error ? cause : new Error(String(cause));
    }
    setState({ step: 'result', outcome, error });
  };
  return { state, run };
};
