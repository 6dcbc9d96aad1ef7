import { calls } from '@husrum/contract';
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
  serve(calls.release.status, (_input, work) => showStatus(work)),
  serve(calls.release.log, ({ query }, work) => listLog(query, work)),
  serve(calls.release.pin, ({ body }, work) => pinBuild(body, work)),
  serve(calls.release.override, ({ body }, work) => allowOverride(body, work)),
  serveOpen(calls.release.live, (_input, work) => listLive(work)),
  serveTeam(calls.release.build, ({ params }, work) => showBuild(params, work)),
  serveTeam(calls.release.upload, ({ params, file }, work) => uploadFile(params, file, work)),
  serveTeam(calls.release.seal, ({ params }, work) => sealBuild(params, work)),
  serveTeam(calls.release.promote, ({ body }, work) => promote(body, work)),
  serveTeam(calls.release.rollback, ({ body }, work) => rollback(body, work)),
  serveTeam(calls.release.stop, ({ body }, work) => stopCanary(body, work)),
  serveTeam(calls.release.remove, ({ body }, work) => removeRemote(body, work)),
];
