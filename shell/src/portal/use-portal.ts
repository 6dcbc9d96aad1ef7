import { useSyncExternalStore } from 'react';
import { useParams } from 'react-router-dom';
import { type PortalSession, portalSession } from './portal-session';

interface Portal {
  stub: string;
  session: PortalSession;
  isSignedIn: boolean;
}

/** The portal of the page's address, and whether a tenant is signed in to it. */
export const usePortal = (): Portal => {
  const { stub = '' } = useParams();
  const session = portalSession(stub);
  const token = useSyncExternalStore(session.subscribe, session.getToken);
  return { stub, session, isSignedIn: token !== null };
};
