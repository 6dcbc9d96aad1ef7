import {
  catalogue,
  problem,
  type Route,
  serve,
  servePublic,
  serveWithTransactions,
} from '@husrum/api-platform';
import { sessionCalls } from '@husrum/contract/session';
import { confirmEmailChange, requestEmailChange } from './change-email';
import { changePassword } from './change-password';
import { findInvite } from './invite.store';
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions';
import { readProfile, updateProfile } from './profile';
import { clearRefreshCookie } from './refresh-cookie';
import { refreshSession } from './refresh-session';
import { register } from './register';
import { requestPasswordReset, resetPassword } from './reset-password';
import { resendVerification } from './send-verification';
import { revokeSession } from './session.store';
import { sessionTexts } from './session.texts';
import { signIn } from './sign-in';
import { parseTerms } from './terms.rules';
import { verifyEmail } from './verify-email';

export const sessionRoutes: readonly Route[] = [
  servePublic(sessionCalls.login, ({ body }, context) => signIn(body, context)),
  servePublic(sessionCalls.register, ({ body: { billable, invite, user } }, context) => {
    const business = billable && { ...billable, isOrganisation: billable.organisation === 1 };
    return register({ business, invite, user }, context);
  }),
  servePublic(sessionCalls.verify, ({ params }, context) => verifyEmail(params.token, context)),
  servePublic(sessionCalls.invite, async ({ params }, { db, clock }) => {
    const invite = await db.system((tx) => findInvite(tx, params.invite, clock.now()));
    if (!invite) throw problem('notFound', { message: catalogue.inviteExpired.message });
    const { inviter, billable_name, email, role } = invite;
    return { name: inviter ?? billable_name, email, business: billable_name, role };
  }),
  servePublic(sessionCalls.terms, (_input, { settings }) =>
    Promise.resolve({ sections: parseTerms(settings.terms ?? '') }),
  ),
  servePublic(sessionCalls.requestPasswordReset, ({ body }, context) =>
    requestPasswordReset(body.email, context),
  ),
  servePublic(sessionCalls.resetPassword, ({ body }, context) => resetPassword(body, context)),
  servePublic(sessionCalls.refresh, (_input, context) => refreshSession(context)),
  servePublic(sessionCalls.resendVerification, ({ body }, context) =>
    resendVerification(body.email, context),
  ),
  serve(sessionCalls.sessions, (_input, context) => listOwnSessions(context)),
  serve(sessionCalls.endSession, ({ params }, context) => endOwnSession(params.session, context)),
  serve(sessionCalls.endOtherSessions, (_input, context) => endOtherSessions(context)),
  serve(sessionCalls.logout, async (_input, context) => {
    const { tx, account, clock } = context;
    await revokeSession(tx, account.sessionId, clock.now().toISOString());
    clearRefreshCookie(context);
    return { message: sessionTexts.signedOut };
  }),
  serve(sessionCalls.me, (_input, context) => readProfile(context)),
  serve(sessionCalls.updateMe, ({ body }, context) => updateProfile(body, context)),
  serveWithTransactions(sessionCalls.changePassword, ({ body }, context) => changePassword(body, context)),
  serveWithTransactions(sessionCalls.requestEmailChange, ({ body }, context) =>
    requestEmailChange(body, context),
  ),
  serve(sessionCalls.confirmEmailChange, ({ params }, context) => confirmEmailChange(params.token, context)),
];
