import {
  type Route as ContractRoute,
  findRoute,
  type Owner,
  type RouteNamesOf,
  routeName,
} from '@husrum/contract/routes';
import { ComingSoonScreen, NotPermittedScreen, PageSkeleton } from '@husrum/ui';
import { type ComponentType, Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../error/error-boundary';
import { PageFailure } from '../error/page-failure';
import type { LazyModule } from '../loading/lazy-module';
import { mayOpen } from '../session/permission';
import { useOptionalSession } from '../session/session';
import { reloadFailedRemote } from '../shell-services';
import { CurrentPage } from './current-page';
import { findPageTitle } from './page-title.texts';

type Screen = LazyModule<{ default: ComponentType }>;

/** The screen of each route of the remote. A route without a screen shows the "coming soon" page. */
export type ScreensByRoute<O extends Owner> = { readonly [N in RouteNamesOf<O>]?: Screen };

export interface Pages {
  readonly owner: Owner;
  readonly findScreen: (route: ContractRoute) => Screen | undefined;
}

export const definePages = <const O extends Owner>(owner: O, screens: ScreensByRoute<O>): Pages => {
  const byName = new Map<string, Screen>(
    Object.entries<Screen | undefined>(screens).flatMap(([name, screen]) => (screen ? [[name, screen]] : [])),
  );
  return { owner, findScreen: (route) => byName.get(routeName(route)) };
};

/** Fetches the code of the screen at `pathname`, if it is one of these pages. A failed fetch is repeated when the page is opened. */
export const preloadScreen = ({ owner, findScreen }: Pages, pathname: string): void => {
  const route = findRoute(pathname);
  const screen = route?.owner === owner ? findScreen(route) : undefined;
  screen?.load().catch(screen.resetIfFailed);
};

const LazyScreen = ({ screen }: { screen: Screen }) => {
  const { default: Page } = screen.read();
  return <Page />;
};

interface ScreenProps {
  owner: Owner;
  name: string;
  screen: Screen;
}

const ScreenWithFallbacks = ({ owner, name, screen }: ScreenProps) => {
  // Coming back to a screen that failed or hung starts a new attempt with a skeleton.
  useEffect(() => screen.resetUnlessLoaded, [screen]);
  return (
    <ErrorBoundary
      owner={owner}
      source={`${owner} ${name}`}
      onRetry={() => {
        screen.resetIfFailed();
        return reloadFailedRemote(owner);
      }}
      fallback={(retry) => <PageFailure onRetry={retry} />}
    >
      <Suspense fallback={<PageSkeleton />}>
        <LazyScreen screen={screen} />
      </Suspense>
    </ErrorBoundary>
  );
};

/** Renders the screen of the current path; nothing for a path of another owner. A form is not shown to a role that may not send it. */
export const PageRoutes = ({ pages }: { pages: Pages }) => {
  const { pathname } = useLocation();
  const session = useOptionalSession();
  const route = findRoute(pathname);
  if (route?.owner !== pages.owner) return null;
  const screen = pages.findScreen(route);
  return (
    <CurrentPage>
      <Routes>
        <Route
          path={route.pattern}
          element={
            !screen ? (
              <ComingSoonScreen title={findPageTitle(route)} />
            ) : !mayOpen(session, route) ? (
              <NotPermittedScreen title={findPageTitle(route)} />
            ) : (
              <ScreenWithFallbacks
                key={route.pattern}
                owner={pages.owner}
                name={routeName(route)}
                screen={screen}
              />
            )
          }
        />
      </Routes>
    </CurrentPage>
  );
};
