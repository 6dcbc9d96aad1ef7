import type { Tx } from '@husrum/api-platform';
import type { AnnouncementAudience, AnnouncementRow } from '@husrum/contract/announcement';
import type { LocalDate } from '@husrum/format';
import type { ReadBehavior } from './announcement.tables';

export interface NewAnnouncement {
  readonly title: string;
  readonly body: string;
  readonly audience: AnnouncementAudience;
  readonly dismissible: boolean;
  readonly read_behavior: ReadBehavior;
  /** The first and the last day on which it is shown. */
  readonly starts_on: LocalDate;
  readonly ends_on: LocalDate;
}

/** Today's announcements for the audiences, without those that the user has dismissed, newest first. */
export const listAnnouncements = (
  tx: Tx,
  userId: number,
  audiences: readonly AnnouncementAudience[],
  today: LocalDate,
) =>
  tx
    .selectFrom('announcement')
    .leftJoin('announcement_receipt as receipt', (join) =>
      join.onRef('receipt.announcement_id', '=', 'announcement.id').on('receipt.user_id', '=', userId),
    )
    .select(['announcement.id', 'title', 'body', 'dismissible', 'read_behavior', 'seen_at'])
    .where('audience', 'in', audiences)
    .where('starts_on', '<=', today)
    .where('ends_on', '>=', today)
    .where('dismissed_at', 'is', null)
    .orderBy('announcement.id', 'desc')
    .execute();

/** The announcement if it is shown to one of the audiences today. */
export const findAnnouncement = (
  tx: Tx,
  id: number,
  audiences: readonly AnnouncementAudience[],
  today: LocalDate,
) =>
  tx
    .selectFrom('announcement')
    .select(['id', 'dismissible'])
    .where('id', '=', id)
    .where('audience', 'in', audiences)
    .where('starts_on', '<=', today)
    .where('ends_on', '>=', today)
    .executeTakeFirst();

/** Records that the user has seen the announcement, and dismissed it if `isDismissed`. The times of the first call are kept. */
export const saveReceipt = async (
  tx: Tx,
  receipt: { announcement_id: number; user_id: number },
  at: string,
  { isDismissed }: { readonly isDismissed: boolean },
): Promise<void> => {
  const dismissedAt = isDismissed ? at : null;
  await tx
    .insertInto('announcement_receipt')
    .values({ ...receipt, seen_at: at, dismissed_at: dismissedAt })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'announcement_id']).doUpdateSet(({ fn, ref }) => ({
        seen_at: fn.coalesce(ref('announcement_receipt.seen_at'), ref('excluded.seen_at')),
        dismissed_at: fn.coalesce(ref('announcement_receipt.dismissed_at'), ref('excluded.dismissed_at')),
      })),
    )
    .execute();
};

/** Rows of the list for developers, with the receipts of all accounts counted. The transaction must see all accounts. */
export const listAnnouncementRows = (tx: Tx, ids: readonly number[]): Promise<AnnouncementRow[]> =>
  tx
    .selectFrom('announcement')
    .leftJoin('announcement_receipt as receipt', 'receipt.announcement_id', 'announcement.id')
    .select(({ fn }) => [
      'announcement.id',
      'title',
      'body',
      'audience',
      'dismissible',
      'read_behavior',
      'starts_on',
      'ends_on',
      fn.count<number>('receipt.seen_at').as('seen'),
      fn.count<number>('receipt.dismissed_at').as('dismissed'),
    ])
    .where('announcement.id', 'in', ids)
    .groupBy('announcement.id')
    .execute();

export const insertAnnouncement = async (tx: Tx, values: NewAnnouncement): Promise<number> => {
  const { id } = await tx.insertInto('announcement').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const deleteAnnouncement = async (tx: Tx, id: number): Promise<boolean> => {
  const deleted = await tx.deleteFrom('announcement').where('id', '=', id).executeTakeFirst();
  return deleted.numDeletedRows > 0n;
};
