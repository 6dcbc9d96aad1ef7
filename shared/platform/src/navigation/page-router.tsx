import { type ReactNode, useSyncExternalStore } from 'react';
import { Router } from 'react-router-dom';
import { navigator, pageHistory } from './history';

/** The router of every root of the page. */
export const PageRouter = ({ children }: { children: ReactNode }) => (
  <Router location={useSyncExternalStore(pageHistory.subscribe, pageHistory.location)} navigator={navigator}>
    {children}
  </Router>
);
