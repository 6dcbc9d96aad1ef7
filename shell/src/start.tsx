import { queryClient } from '@husrum/api-client';
import {
  connectHost,
  keepFresh,
  LeaveDialog,
  NoticeHost,
  PageRouter,
  Providers,
} from '@husrum/platform/shell';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { startRegistry } from './registry/registry';
import { panelsOf, prepare, startBuilds } from './registry/remotes';
import { prepareScripts } from './registry/scripts';
import { startSession } from './session/session-life';
import { startAreas } from './stage/areas';
import { renew } from './stage/renew';
import { tellShellTime } from './telemetry/load-time';
import { startTelemetry } from './telemetry/watch';

prepareScripts();
startTelemetry();
startBuilds();
startRegistry();
connectHost({ panelsOf, renew, prepare });
keepFresh(queryClient);
startSession();
startAreas();
// The remote's code travels while the session is asked for.
prepare(window.location.pathname);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root, { identifierPrefix: 'shell-' }).render(
  <PageRouter>
    <Providers>
      <App />
      <LeaveDialog />
      <NoticeHost />
    </Providers>
  </PageRouter>,
);
requestAnimationFrame(tellShellTime);
