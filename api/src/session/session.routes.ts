import { sessionCalls } from '@husrum/contract/session';
import { found } from '../platform/errors';
import { type Route, serve, serveOpen } from '../platform/http';
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
  serveOpen(sessionCalls.login, ({ body }, work) => signIn(body, work)),
  serveOpen(sessionCalls.register, ({ body }, work) => register(body, work)),
  serveOpen(sessionCalls.verify, ({ params }, work) => verifyEmail(params.token, work)),
  serveOpen(sessionCalls.invite, async ({ params }, { db }) => {
    const { inviter, billable_name, email } = found(await db.system((tx) => findInvite(tx, params.invite)));
    return { name: inviter ?? billable_name, email };
  }),
  serveOpen(sessionCalls.forgot, ({ body }, work) => forgotPassword(body, work)),
  serveOpen(sessionCalls.reset, ({ body }, work) => resetPassword(body, work)),
  serve(sessionCalls.refresh, async (_input, work) => {
    const { tx, account, tokens, clock } = work;
    await prolongSession(tx, account.sessionId, sessionEnd(), clock.now().toISOString());
    return accessToken(tokens, await signedInUser(work), account.sessionId, clock.today());
  }),
  serve(sessionCalls.logout, async (_input, { tx, account, clock }) => {
    await revokeSession(tx, account.sessionId, clock.now().toISOString());
    return { message: 'Du är utloggad' };
  }),
  serve(sessionCalls.me, (_input, work) => showMe(work)),
  serve(sessionCalls.updateMe, ({ body }, work) => updateMe(body, work)),
  serve(sessionCalls.changePassword, ({ body }, work) => changePassword(body, work)),
  serve(sessionCalls.requestEmail, ({ body }, work) => requestEmail(body, work)),
  serve(sessionCalls.confirmEmail, ({ params }, work) => confirmEmail(params.token, work)),
];
