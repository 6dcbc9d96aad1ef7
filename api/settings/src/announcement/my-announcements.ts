import { orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import type { announcementCalls } from '@husrum/contract/announcement';
import type { ResponseOf } from '@husrum/contract/core';
import { toMembership } from '../session/membership.rules';
import { requireUser } from '../session/profile';
import { listAudiences } from './announcement.rules';
import { findAnnouncement, listAnnouncements, saveReceipt } from './announcement.store';
import { announcementTexts } from './announcement.texts';

const readAudiences = async (context: RequestContext) => {
  const user = await requireUser(context);
  return listAudiences(user.role, toMembership(user, context.clock.today()));
};

export const listMyAnnouncements = async (
  context: RequestContext,
): Promise<ResponseOf<typeof announcementCalls.list>> => {
  const { tx, account, clock } = context;
  const rows = await listAnnouncements(tx, account.userId, await readAudiences(context), clock.today());
  return {
    data: rows.map(({ seen_at, ...row }) => ({ ...row, status: seen_at === null ? 'visible' : 'seen' })),
  };
};

const saveMyReceipt = async (
  context: RequestContext,
  id: number,
  { isDismissed }: { readonly isDismissed: boolean },
): Promise<void> => {
  const { tx, account, clock } = context;
  const { dismissible } = orNotFound(
    await findAnnouncement(tx, id, await readAudiences(context), clock.today()),
  );
  if (isDismissed && !dismissible) throw problem('conflict', { message: announcementTexts.notDismissible });
  const receipt = { announcement_id: id, user_id: account.userId };
  await saveReceipt(tx, receipt, clock.now().toISOString(), { isDismissed });
};

export const markAnnouncementSeen = async (context: RequestContext, id: number) => {
  await saveMyReceipt(context, id, { isDismissed: false });
  return { message: announcementTexts.seen };
};

export const dismissAnnouncement = async (context: RequestContext, id: number) => {
  await saveMyReceipt(context, id, { isDismissed: true });
  return { message: announcementTexts.dismissed };
};
