import { token } from '@husrum/api-client';
import { routes } from '@husrum/contract/routes';
import { useOptionalSession } from '@husrum/platform';
import { ErrorState, PageSkeleton } from '@husrum/ui';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { returnPath } from './return-path';
import { restoreSession } from './session-lifecycle';

/**
 * It is for pages of signed-in users. Without a token it redirects to sign-in. With a token it fetches the user before the
 * page is shown.
 */
export const SignedInOnly = ({ children }: { children: ReactNode }) => {
  const session = useOptionalSession();
  const [failure, setFailure] = useState<Error>();
  const lastUserId = useRef<number>(undefined);
  if (session) lastUserId.current = session.user.id;
  const hasToken = token.get() !== null;
  const start = useCallback(() => {
    setFailure(undefined);
    restoreSession().catch(setFailure);
  }, []);
  useEffect(() => {
    if (hasToken && !session) start();
  }, [hasToken, session, start]);

  if (session) return children;
  if (!hasToken) {
    returnPath.remember(`${window.location.pathname}${window.location.search}`, lastUserId.current);
    return <Navigate to={routes.session.login()} replace />;
  }
  return (
    <main className="s-main">
      {failure ? <ErrorState error={failure} onRetry={start} /> : <PageSkeleton />}
    </main>
  );
};

/** For sign-in and registration: redirects signed-in users to the dashboard. */
export const SignedOutOnly = ({ children }: { children: ReactNode }) =>
  token.get() === null ? children : <Navigate to={routes.home.dashboard()} replace />;
