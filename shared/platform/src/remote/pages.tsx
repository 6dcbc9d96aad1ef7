import {
  type Route as ContractRoute,
  type Owner,
  type RouteNamesOf,
  routeAt,
  routeName,
} from '@husrum/contract/routes';
import { ComingScreen } from '@husrum/ui';
import { type ComponentType, Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { renew } from '../host';
import { Boundary } from '../part/boundary';
import { comingTitle } from '../part/coming-titles';
import type { LazyPart } from '../part/lazy-part';
import { PageFailure, PageSkeleton } from '../part/page-states';

type Screen = LazyPart<{ default: ComponentType }>;

/** Which screen stands at which of the remote's own routes. One that is left out says that it is coming. */
export type PagesOf<O extends Owner> = { readonly [N in RouteNamesOf<O>]?: Screen };

export interface Pages {
  readonly owner: Owner;
  readonly screenOf: (route: ContractRoute) => Screen | undefined;
}

export const definePages = <const O extends Owner>(owner: O, screens: PagesOf<O>): Pages => {
  const byName = new Map<string, Screen>(
    Object.entries<Screen | undefined>(screens).flatMap(([name, screen]) => (screen ? [[name, screen]] : [])),
  );
  return { owner, screenOf: (route) => byName.get(routeName(route)) };
};

/** Fetches the code of a page beforehand, if it is one of these. A hint has nobody to tell: the page asks for it anew. */
export const preparePage = ({ owner, screenOf }: Pages, pathname: string): void => {
  const route = routeAt(pathname);
  const screen = route?.owner === owner ? screenOf(route) : undefined;
  screen?.load().catch(screen.forget);
};

const Shown = ({ screen }: { screen: Screen }) => {
  const { default: Page } = screen.read();
  return <Page />;
};

interface Place {
  owner: Owner;
  name: string;
  screen: Screen;
}

const ScreenPlace = ({ owner, name, screen }: Place) => {
  // Whoever comes back to what failed, or hung, meets a skeleton and a try of their own.
  useEffect(() => screen.abandon, [screen]);
  return (
    <Boundary
      owner={owner}
      where={`${owner} ${name}`}
      onRetry={() => {
        screen.forget();
        return renew(owner);
      }}
      failed={(retry) => <PageFailure onRetry={retry} />}
    >
      <Suspense fallback={<PageSkeleton />}>
        <Shown screen={screen} />
      </Suspense>
    </Boundary>
  );
};

/** Draws the screen of the path, and nothing at all for a path that belongs to somebody else. */
export const PageSwitch = ({ pages }: { pages: Pages }) => {
  const { pathname } = useLocation();
  const route = routeAt(pathname);
  if (route?.owner !== pages.owner) return null;
  const screen = pages.screenOf(route);
  return (
    <Routes>
      <Route
        path={route.pattern}
        element={
          screen ? (
            <ScreenPlace key={route.pattern} owner={pages.owner} name={routeName(route)} screen={screen} />
          ) : (
            <ComingScreen title={comingTitle(route)} />
          )
        }
      />
    </Routes>
  );
};
