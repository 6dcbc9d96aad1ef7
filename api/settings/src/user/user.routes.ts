import { type Route, serve } from '@husrum/api-platform';
import { userCalls } from '@husrum/contract/user';
import { changeRole } from './change-role';
import { inviteColleague, resendInvite, withdrawInvite } from './invite-colleague';
import { listPendingInvites, listUsers } from './list-users';
import { removeUser } from './remove-user';

export const userRoutes: readonly Route[] = [
  serve(userCalls.list, (_input, context) => listUsers(context)),
  serve(
    userCalls.changeRole,
    ({ params, body }, context) => changeRole(params.id, body.role, context),
    async ({ params }, context) => (await listUsers(context)).data.find(({ id }) => id === params.id),
  ),
  serve(userCalls.remove, ({ params }, context) => removeUser(params.id, context)),
  serve(userCalls.listInvites, (_input, context) => listPendingInvites(context)),
  serve(userCalls.invite, ({ body }, context) => inviteColleague(body, context)),
  serve(userCalls.resendInvite, ({ params }, context) => resendInvite(params.id, context)),
  serve(userCalls.withdrawInvite, ({ params }, context) => withdrawInvite(params.id, context)),
];
