import { enqueueJobs, type RequestContext } from '@husrum/api-platform';

/** The job of `runs` that rings the bell. */
export const RING_UNDECIDED_JOB = 'bankFile.ring-undecided';

/** Rings the bell for payments of a file that a person must decide, once for each file: at most one job is ever created for it. */
export const enqueueUndecided = async (
  { tx, account: { businessId } }: Pick<RequestContext, 'tx' | 'account'>,
  fileId: number,
  count: number,
): Promise<void> => {
  if (count === 0) return;
  await enqueueJobs(tx, [
    {
      businessId,
      kind: RING_UNDECIDED_JOB,
      data: { billableId: businessId, fileId, count },
      dedupe: `${RING_UNDECIDED_JOB} ${fileId}`,
    },
  ]);
};
