import type { Tx } from '@husrum/api-platform';

interface Claim {
  readonly integrationId: number;
  /** ISO instants. */
  readonly now: string;
  readonly until: string;
}

/** Claims the tasks of the connection for the caller until an instant. False while another process has claimed them. */
const take = async (tx: Tx, { integrationId, now, until }: Claim): Promise<boolean> => {
  const claimed = await tx
    .updateTable('integration')
    .set({ claimed_until: until })
    .where('id', '=', integrationId)
    .where(({ eb, or }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
};

/** Releases the claim. False when another process has got it in the meantime: then the caller must not write anything. */
const release = async (
  tx: Tx,
  { integrationId, until }: Pick<Claim, 'integrationId' | 'until'>,
): Promise<boolean> => {
  const released = await tx
    .updateTable('integration')
    .set({ claimed_until: null })
    .where('id', '=', integrationId)
    .where('claimed_until', '=', until)
    .executeTakeFirst();
  return released.numUpdatedRows > 0n;
};

/** Whether a process works on a task of the connection now. */
const isTaken = async (tx: Tx, integrationId: number, now: string): Promise<boolean> =>
  (await tx
    .selectFrom('integration')
    .select('id')
    .where('id', '=', integrationId)
    .where('claimed_until', '>', now)
    .executeTakeFirst()) !== undefined;

/** One process at a time works on the tasks of a connection. */
export const connectionClaim = { take, release, isTaken };
