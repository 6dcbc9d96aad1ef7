import { routeAt, routes } from '@husrum/contract/routes';
import { PageSwitch } from '@husrum/platform/shell';
import { Navigate, useLocation } from 'react-router-dom';
import { Frame } from './frame/frame';
import { NotFoundScreen } from './not-found/not-found.screen';
import { pages } from './routes';
import { SignedIn, SignedOut } from './session/signed-in';
import { Stage } from './stage/stage';

/** For visitors only; a link from a mail works whether or not somebody is signed in. */
const visitors: readonly unknown[] = [
  routes.session.login,
  routes.session.register,
  routes.session.registerInvited,
];

const Content = () => {
  const route = routeAt(useLocation().pathname);
  if (!route || route === routes.session.notFound) return <NotFoundScreen />;
  return route.owner === 'shell' ? <PageSwitch pages={pages} /> : <Stage />;
};

/** Public pages stand alone; every other page stands in the frame, behind sign-in. */
export const App = () => {
  const route = routeAt(useLocation().pathname);
  if (route === routes.session.root) return <Navigate to={routes.home.dashboard()} replace />;
  if (route?.access === 'public') {
    const page = <PageSwitch pages={pages} />;
    return visitors.includes(route) ? <SignedOut>{page}</SignedOut> : page;
  }
  return (
    <SignedIn>
      <Frame>
        <Content />
      </Frame>
    </SignedIn>
  );
};
