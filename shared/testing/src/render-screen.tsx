import { queryClient } from '@husrum/api-client';
import { panelNames } from '@husrum/contract/panels';
import type { User } from '@husrum/contract/session';
import { lazyModule } from '@husrum/platform';
import {
  connectShellServices,
  HistoryRouter,
  hasUnsavedChanges,
  invalidateQueriesOnBusEvents,
  LeaveDialog,
  type PanelTable,
  Providers,
  sessionStore,
  ToastHost,
} from '@husrum/platform/shell';
import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { createUser } from './create-user';
import type { FakeApi } from './fake-api';

export interface RenderOptions {
  /** The screen's route; its parameters are read from `url`. */
  route?: { pattern: string };
  url?: string;
  /** Has no effect; it shows what the test depends on. The newest fake API responds. */
  api?: FakeApi;
  /** Who is signed in; null for nobody. */
  user?: User | null;
  /** Which pages are built. Default: all. */
  hasPage?: (path: string) => boolean;
}

export interface Screen extends RenderResult {
  user: UserEvent;
  /** The current path and query string. */
  location: () => string;
  /** Whether leaving the page would ask for confirmation. */
  isDirty: () => boolean;
}

/** Stands in place of a panel of another remote, and shows its name and props. */
const panelStub = (name: string) => (props: object) => (
  <div data-testid={`panel ${name}`}>{JSON.stringify(props)}</div>
);
const panelStubs: PanelTable = Object.fromEntries(
  panelNames.map((name) => [name, lazyModule(async () => ({ default: panelStub(name) }))]),
);

const navigateTo = (url: string) => {
  window.history.pushState(null, '', url);
  window.dispatchEvent(new PopStateEvent('popstate'));
};

let stopInvalidating: (() => void) | undefined;

afterEach(() => {
  stopInvalidating?.();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
});

/** Renders a screen inside the real platform, with stubs for what the shell provides. */
export const renderScreen = (screen: ReactNode, options: RenderOptions = {}): Screen => {
  const { route, url = '/', user = createUser(), hasPage = () => true } = options;
  queryClient.clear();
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
    mutations: queryClient.getDefaultOptions().mutations,
  });
  stopInvalidating?.();
  stopInvalidating = invalidateQueriesOnBusEvents(queryClient);
  sessionStore.set(user ?? undefined);
  connectShellServices({
    loadPanels: async () => panelStubs,
    reloadFailedRemote: async () => {},
    preloadPage: () => {},
    hasPage,
    subscribePages: () => () => {},
  });
  navigateTo(url);
  const result = render(
    <Providers zeroRuntime>
      <HistoryRouter>
        <ToastHost />
        <LeaveDialog />
        {route ? (
          <Routes>
            <Route path={route.pattern} element={screen} />
            <Route path="*" element={<p>Another page</p>} />
          </Routes>
        ) : (
          screen
        )}
      </HistoryRouter>
    </Providers>,
  );
  return {
    ...result,
    user: userEvent.setup(),
    location: () => decodeURI(window.location.pathname + window.location.search),
    isDirty: hasUnsavedChanges,
  };
};
