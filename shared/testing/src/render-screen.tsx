import { queryClient } from '@husrum/api-client';
import { panelNames } from '@husrum/contract/panels';
import type { User } from '@husrum/contract/session';
import { lazyPart } from '@husrum/platform';
import {
  connectHost,
  isDirty,
  keepFresh,
  LeaveDialog,
  NoticeHost,
  PageRouter,
  type PanelTable,
  Providers,
  sessionStore,
} from '@husrum/platform/shell';
import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { aUser } from './a-user';
import type { FakeApi } from './fake-api';

export interface RenderOptions {
  /** The route under which the screen stands; its parameters are read from `url`. */
  route?: { pattern: string };
  url?: string;
  /** Only named so that a test shows what it depends on: the newest fake API answers. */
  api?: FakeApi;
  /** Who is signed in; null for nobody. */
  user?: User | null;
}

export interface Screen extends RenderResult {
  user: UserEvent;
  /** Where the application has gone to: path and query string. */
  location: () => string;
  /** Whether leaving would be asked about. */
  isDirty: () => boolean;
}

/** A panel of another remote: its name and props, nothing else. */
const panelStub = (name: string) => (props: object) => (
  <div data-testid={`panel ${name}`}>{JSON.stringify(props)}</div>
);
const panelStubs: PanelTable = Object.fromEntries(
  panelNames.map((name) => [name, lazyPart(async () => ({ default: panelStub(name) }))]),
);

const goTo = (url: string) => {
  window.history.pushState(null, '', url);
  window.dispatchEvent(new PopStateEvent('popstate'));
};

let stopFresh: (() => void) | undefined;

afterEach(() => {
  stopFresh?.();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
});

/** Draws a screen inside the real platform, with the shell's part played by the test. */
export const renderScreen = (screen: ReactNode, options: RenderOptions = {}): Screen => {
  const { route, url = '/', user = aUser() } = options;
  queryClient.clear();
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
    mutations: queryClient.getDefaultOptions().mutations,
  });
  stopFresh = keepFresh(queryClient);
  sessionStore.set(user ?? undefined);
  connectHost({ panelsOf: async () => panelStubs, renew: async () => {}, prepare: () => {} });
  goTo(url);
  const result = render(
    <Providers zeroRuntime>
      <PageRouter>
        <NoticeHost />
        <LeaveDialog />
        {route ? (
          <Routes>
            <Route path={route.pattern} element={screen} />
            <Route path="*" element={<p>Another page</p>} />
          </Routes>
        ) : (
          screen
        )}
      </PageRouter>
    </Providers>,
  );
  return {
    ...result,
    user: userEvent.setup(),
    location: () => decodeURI(window.location.pathname + window.location.search),
    isDirty,
  };
};
