import { type ReactNode, useSyncExternalStore } from 'react';
import { Router } from 'react-router-dom';
import { historyNavigator, pageHistory } from './history';

/** The router of every React root of the page: all of them share one history. */
export const HistoryRouter = ({ children }: { children: ReactNode }) => (
  <Router
    location={useSyncExternalStore(pageHistory.subscribe, pageHistory.location)}
    navigator={historyNavigator}
  >
    {children}
  </Router>
);
