import { sessionCalls } from '@husrum/contract/session';
import { orNotFound } from '../platform/errors';
import { type Route, serve, servePublic } from '../platform/http';
import { accessToken, sessionEnd } from './access-token';
import { confirmEmail, requestEmail } from './change-email';
import { findInvite } from './invite.store';
import { changePassword, showMe, signedInUser, updateMe } from './profile';
import { register } from './register';
import { forgotPassword, resetPassword } from './reset-password';
import { prolongSession, revokeSession } from './session.store';
import { signIn } from './sign-in';
import { verifyEmail } from './verify-email';

export const sessionRoutes: readonly Route[] = [
  servePublic(sessionCalls.login, ({ body }, context) => signIn(body, context)),
  servePublic(sessionCalls.register, ({ body }, context) => register(body, context)),
  servePublic(sessionCalls.verify, ({ params }, context) => verifyEmail(params.token, context)),
  servePublic(sessionCalls.invite, async ({ params }, { db }) => {
    const { inviter, billable_name, email } = orNotFound(
      await db.system((tx) => findInvite(tx, params.invite)),
    );
    return { name: inviter ?? billable_name, email };
  }),
  servePublic(sessionCalls.forgot, ({ body }, context) => forgotPassword(body, context)),
  servePublic(sessionCalls.reset, ({ body }, context) => resetPassword(body, context)),
  serve(sessionCalls.refresh, async (_input, context) => {
    const { tx, account, tokens, clock } = context;
    await prolongSession(tx, account.sessionId, sessionEnd(), clock.now().toISOString());
    return accessToken(tokens, await signedInUser(context), account.sessionId, clock.today());
  }),
  serve(sessionCalls.logout, async (_input, { tx, account, clock }) => {
    await revokeSession(tx, account.sessionId, clock.now().toISOString());
    return { message: 'Du är utloggad' };
  }),
  serve(sessionCalls.me, (_input, context) => showMe(context)),
  serve(sessionCalls.updateMe, ({ body }, context) => updateMe(body, context)),
  serve(sessionCalls.changePassword, ({ body }, context) => changePassword(body, context)),
  serve(sessionCalls.requestEmail, ({ body }, context) => requestEmail(body, context)),
  serve(sessionCalls.confirmEmail, ({ params }, context) => confirmEmail(params.token, context)),
];
