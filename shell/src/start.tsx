import { queryClient } from '@husrum/api-client';
import {
  connectShellServices,
  HistoryRouter,
  invalidateQueriesOnBusEvents,
  LeaveDialog,
  Providers,
  ToastHost,
} from '@husrum/platform/shell';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { hasPage } from './registry/has-page';
import { registryStore, startRegistry } from './registry/registry';
import { activateBuildsOnNavigation, loadPanels, preloadPage } from './registry/remotes';
import { installScriptLoader } from './registry/script-loader';
import { startSession } from './session/session-lifecycle';
import { registerRemotes } from './stage/register-remotes';
import { reloadFailedRemote } from './stage/reload-failed-remote';
import { reportShellTime } from './telemetry/load-time';
import { startTelemetry } from './telemetry/start-telemetry';

installScriptLoader();
startTelemetry();
activateBuildsOnNavigation();
startRegistry();
connectShellServices({
  loadPanels,
  reloadFailedRemote,
  preloadPage,
  hasPage,
  subscribePages: registryStore.subscribe,
});
invalidateQueriesOnBusEvents(queryClient);
startSession();
registerRemotes();
// This loads the code of the page that is opened in parallel with the session.
preloadPage(window.location.pathname);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root, { identifierPrefix: 'shell-' }).render(
  <HistoryRouter>
    <Providers>
      <App />
      <LeaveDialog />
      <ToastHost />
    </Providers>
  </HistoryRouter>,
);
requestAnimationFrame(reportShellTime);
