import { sessionCalls } from '@husrum/contract/session';
import { orNotFound } from '../platform/errors';
import { type Route, serve, servePublic } from '../platform/http';
import { createAccessToken, sessionExpiresAt } from './access-token';
import { confirmEmailChange, requestEmailChange } from './change-email';
import { findInvite } from './invite.store';
import { changePassword, readProfile, requireUser, updateProfile } from './profile';
import { register } from './register';
import { requestPasswordReset, resetPassword } from './reset-password';
import { extendSession, revokeSession } from './session.store';
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
  servePublic(sessionCalls.requestPasswordReset, ({ body }, context) => requestPasswordReset(body, context)),
  servePublic(sessionCalls.resetPassword, ({ body }, context) => resetPassword(body, context)),
  serve(sessionCalls.refresh, async (_input, context) => {
    const { tx, account, tokens, clock } = context;
    await extendSession(tx, account.sessionId, sessionExpiresAt(), clock.now().toISOString());
    return createAccessToken(tokens, await requireUser(context), account.sessionId, clock.today());
  }),
  serve(sessionCalls.logout, async (_input, { tx, account, clock }) => {
    await revokeSession(tx, account.sessionId, clock.now().toISOString());
    return { message: 'Du är utloggad' };
  }),
  serve(sessionCalls.me, (_input, context) => readProfile(context)),
  serve(sessionCalls.updateMe, ({ body }, context) => updateProfile(body, context)),
  serve(sessionCalls.changePassword, ({ body }, context) => changePassword(body, context)),
  serve(sessionCalls.requestEmailChange, ({ body }, context) => requestEmailChange(body, context)),
  serve(sessionCalls.confirmEmailChange, ({ params }, context) => confirmEmailChange(params.token, context)),
];
