import { routeAt, routes } from '@husrum/contract';
import { PageSwitch } from '@husrum/platform/shell';
import { Navigate, useLocation } from 'react-router-dom';
import { Frame } from './frame/frame';
import { NotFoundScreen } from './not-found/not-found.screen';
import { pages } from './routes';
import { Stage } from './stage/stage';

const Content = () => {
  const route = routeAt(useLocation().pathname);
  if (!route || route === routes.session.notFound) return <NotFoundScreen />;
  return route.owner === 'shell' ? <PageSwitch pages={pages} /> : <Stage />;
};

/** Public pages stand alone; every other page stands in the frame. */
export const App = () => {
  const route = routeAt(useLocation().pathname);
  if (route === routes.session.root) return <Navigate to={routes.home.dashboard()} replace />;
  if (route?.access === 'public') return <PageSwitch pages={pages} />;
  return (
    <Frame>
      <Content />
    </Frame>
  );
};
