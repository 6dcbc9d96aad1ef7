import { findRoute, routes } from '@husrum/contract/routes';
import { PageRoutes } from '@husrum/platform/shell';
import { Navigate, useLocation } from 'react-router-dom';
import { Frame } from './frame/frame';
import { NotFoundScreen } from './not-found/not-found.screen';
import { pages } from './routes';
import { SignedInOnly, SignedOutOnly } from './session/signed-in-only';
import { Stage } from './stage/stage';

/** Public pages that redirect a signed-in user to the dashboard. The others, which mails link to, are shown to everybody. */
const signedOutRoutes: readonly unknown[] = [routes.session.login, routes.session.register];

const Content = () => {
  const route = findRoute(useLocation().pathname);
  if (!route || route === routes.session.notFound) return <NotFoundScreen />;
  return route.owner === 'shell' ? <PageRoutes pages={pages} /> : <Stage />;
};

/** Public pages have no frame. All other pages require sign-in and are shown inside the frame. */
export const App = () => {
  const route = findRoute(useLocation().pathname);
  if (route === routes.session.root) return <Navigate to={routes.home.dashboard()} replace />;
  if (route?.access === 'public') {
    const page = <PageRoutes pages={pages} />;
    return signedOutRoutes.includes(route) ? <SignedOutOnly>{page}</SignedOutOnly> : page;
  }
  return (
    <SignedInOnly>
      <Frame>
        <Content />
      </Frame>
    </SignedInOnly>
  );
};
