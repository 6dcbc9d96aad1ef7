import { type Route, serve } from '@husrum/api-platform';
import { announcementCalls } from '@husrum/contract/announcement';
import { createAnnouncement, listAllAnnouncements, removeAnnouncement } from './manage-announcements';
import { dismissAnnouncement, listMyAnnouncements, markAnnouncementSeen } from './my-announcements';

export const announcementRoutes: readonly Route[] = [
  serve(announcementCalls.list, (_input, context) => listMyAnnouncements(context)),
  serve(announcementCalls.seen, ({ params }, context) => markAnnouncementSeen(context, params.id)),
  serve(announcementCalls.dismiss, ({ params }, context) => dismissAnnouncement(context, params.id)),
  serve(announcementCalls.listAll, ({ query }, context) => listAllAnnouncements(query, context)),
  serve(announcementCalls.create, ({ body }, context) => createAnnouncement(body, context)),
  serve(announcementCalls.remove, ({ params }, context) => removeAnnouncement(params.id, context)),
];
