import { releaseCalls } from '@husrum/contract/release';
import { type Route, serve, serveOpen } from '../platform/http';
import { promote, removeRemote, rollback, stopCanary } from './change-remote';
import { listLive } from './list-live';
import { listLog } from './list-log';
import { allowOverride, pinBuild } from './own-account';
import { sealBuild } from './seal-build';
import { showStatus } from './show-status';
import { serveTeam } from './team';
import { showBuild, uploadFile } from './upload-file';

export const releaseRoutes: readonly Route[] = [
  serve(releaseCalls.status, (_input, work) => showStatus(work)),
  serve(releaseCalls.log, ({ query }, work) => listLog(query, work)),
  serve(releaseCalls.pin, ({ body }, work) => pinBuild(body, work)),
  serve(releaseCalls.override, ({ body }, work) => allowOverride(body, work)),
  serveOpen(releaseCalls.live, (_input, work) => listLive(work)),
  serveTeam(releaseCalls.build, ({ params }, work) => showBuild(params, work)),
  serveTeam(releaseCalls.upload, ({ params, file }, work) => uploadFile(params, file, work)),
  serveTeam(releaseCalls.seal, ({ params }, work) => sealBuild(params, work)),
  serveTeam(releaseCalls.promote, ({ body }, work) => promote(body, work)),
  serveTeam(releaseCalls.rollback, ({ body }, work) => rollback(body, work)),
  serveTeam(releaseCalls.stop, ({ body }, work) => stopCanary(body, work)),
  serveTeam(releaseCalls.remove, ({ body }, work) => removeRemote(body, work)),
];
