import { type RequestInput, request, requestFile } from '@husrum/api-client';
import { type BatchOutcome, calls, type Fact, fact, type QueryInput } from '@husrum/contract';
import { bus } from '@husrum/event-bus';
import { useState } from 'react';
import { joined, noOutcome, pieces } from './batch.rules';
import { texts } from './batch.texts';

const { invoicebase, noticebatch } = calls;
export type NoticeFilters = QueryInput<typeof noticebatch.ids>;

export const idsInFilter = async (query: NoticeFilters): Promise<number[]> =>
  (await request(noticebatch.ids, { query })).ids;

export const exportFile = (ids: readonly number[]) =>
  requestFile(noticebatch.export, { body: { ids: [...ids] } });

type Piece = (ids: number[]) => Promise<BatchOutcome>;
type Due = RequestInput<typeof noticebatch.moveDueAt>['body']['due_at'];

export const approve: Piece = (ids) => request(noticebatch.approve, { body: { ids } });
export const moveDueAt =
  (due_at: Due): Piece =>
  (ids) =>
    request(noticebatch.moveDueAt, { body: { ids, due_at } });
export const send: Piece = async (ids) => {
  const { sent, skipped, failures } = await request(invoicebase.sendAll, { body: { ids } });
  const passedOver = Array.from({ length: skipped }, () => ({
    id: 0,
    reference: null,
    message: texts.notReady,
  }));
  return { done: sent, failures: [...failures, ...passedOver] };
};

export type BatchState =
  | { step: 'question' }
  | { step: 'running'; gone: number; of: number }
  | { step: 'result'; outcome: BatchOutcome; error: Error | undefined };

const changed: Fact = fact('invoices.changed', {});

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
    bus.tell(changed);
    setState({ step: 'result', outcome, error });
  };
  return { state, run };
};
