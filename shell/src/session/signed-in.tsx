import { token } from '@husrum/api-client';
import { routes } from '@husrum/contract/routes';
import { useOptionalSession } from '@husrum/platform';
import { ErrorState, PageSkeleton } from '@husrum/ui';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { returnPath } from './return-path';
import { enter } from './session-life';

/** Lets nobody further without a session: without a token to the sign-in, with one the account is fetched first. */
export const SignedIn = ({ children }: { children: ReactNode }) => {
  const session = useOptionalSession();
  const [failure, setFailure] = useState<Error>();
  const hasToken = token.get() !== null;
  const start = useCallback(() => {
    setFailure(undefined);
    enter().catch(setFailure);
  }, []);
  useEffect(() => {
    if (hasToken && !session) start();
  }, [hasToken, session, start]);

  if (session) return children;
  if (!hasToken) {
    returnPath.remember(`${window.location.pathname}${window.location.search}`);
    return <Navigate to={routes.session.login()} replace />;
  }
  return (
    <main className="s-main">
      {failure ? <ErrorState error={failure} retry={start} /> : <PageSkeleton />}
    </main>
  );
};

/** Sign-in and registration are not for those who are signed in. */
export const SignedOut = ({ children }: { children: ReactNode }) =>
  token.get() === null ? children : <Navigate to={routes.home.dashboard()} replace />;
