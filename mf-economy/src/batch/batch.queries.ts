import { request, requestFile } from '@husrum/api-client';
import { type BatchOutcome, calls, fact, type QueryInput } from '@husrum/contract';
import { useSave } from '@husrum/platform';

const { noticebatch } = calls;
export type NoticeFilters = QueryInput<typeof noticebatch.ids>;

export const idsInFilter = async (query: NoticeFilters): Promise<number[]> =>
  (await request(noticebatch.ids, { query })).ids;

export const exportFile = (ids: readonly number[]) =>
  requestFile(noticebatch.export, { body: { ids: [...ids] } });

/** What is done to as many notices as one call takes. */
export type Piece = (ids: number[]) => Promise<BatchOutcome>;

/** The dialog tells of failures itself. */
const told = { publish: () => [fact('invoices.changed', {})], quiet: true };

export const useApprove = (): Piece => {
  const { mutateAsync } = useSave(noticebatch.approve, told);
  return (ids) => mutateAsync({ body: { ids } });
};

export const useMoveDueAt = () => {
  const { mutateAsync } = useSave(noticebatch.moveDueAt, told);
  return (due_at: string): Piece =>
    (ids) =>
      mutateAsync({ body: { ids, due_at } });
};
