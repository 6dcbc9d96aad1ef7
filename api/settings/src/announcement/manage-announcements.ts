import { column, orNotFound, paginate, problem, type RequestContext } from '@husrum/api-platform';
import type { AnnouncementRow, announcementCalls } from '@husrum/contract/announcement';
import type { Page, QueryOf } from '@husrum/contract/core';
import { requireDeveloperTx } from '../user/developer.store';
import {
  deleteAnnouncement,
  insertAnnouncement,
  listAnnouncementRows,
  type NewAnnouncement,
} from './announcement.store';
import { announcementTexts } from './announcement.texts';

export const listAllAnnouncements = async (
  query: QueryOf<typeof announcementCalls.listAll>,
  context: RequestContext,
): Promise<Page<AnnouncementRow>> => {
  const tx = await requireDeveloperTx(context);
  return paginate({ tx, url: context.url }, query, {
    from: tx.selectFrom('announcement'),
    id: 'announcement.id',
    sort: { starts_on: column('announcement.starts_on') },
    defaultSort: [column('announcement.id'), 'desc'],
    load: (ids) => listAnnouncementRows(tx, ids),
  });
};

export const createAnnouncement = async (
  input: NewAnnouncement,
  context: RequestContext,
): Promise<AnnouncementRow> => {
  const tx = await requireDeveloperTx(context);
  const [row] = await listAnnouncementRows(tx, [await insertAnnouncement(tx, input)]);
  return orNotFound(row);
};

export const removeAnnouncement = async (id: number, context: RequestContext) => {
  const tx = await requireDeveloperTx(context);
  if (!(await deleteAnnouncement(tx, id))) throw problem('notFound');
  return { message: announcementTexts.removed };
};
