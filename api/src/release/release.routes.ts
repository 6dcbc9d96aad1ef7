import { releaseCalls } from '@husrum/contract/release';
import { type Route, serve, servePublic } from '../platform/http';
import { promote, removeRemote, rollback, stopCanary } from './change-remote';
import { listLive } from './list-live';
import { listLog } from './list-log';
import { allowOverride, pinBuild } from './own-account';
import { verifyAndStoreBuild } from './seal-build';
import { showStatus } from './show-status';
import { serveTeam } from './team';
import { showBuild, uploadFile } from './upload-file';

export const releaseRoutes: readonly Route[] = [
  serve(releaseCalls.status, (_input, context) => showStatus(context)),
  serve(releaseCalls.log, ({ query }, context) => listLog(query, context)),
  serve(releaseCalls.pin, ({ body }, context) => pinBuild(body, context)),
  serve(releaseCalls.override, ({ body }, context) => allowOverride(body, context)),
  servePublic(releaseCalls.live, (_input, context) => listLive(context)),
  serveTeam(releaseCalls.build, ({ params }, context) => showBuild(params, context)),
  serveTeam(releaseCalls.upload, ({ params, file }, context) => uploadFile(params, file, context)),
  serveTeam(releaseCalls.seal, ({ params }, context) => verifyAndStoreBuild(params, context)),
  serveTeam(releaseCalls.promote, ({ body }, context) => promote(body, context)),
  serveTeam(releaseCalls.rollback, ({ body }, context) => rollback(body, context)),
  serveTeam(releaseCalls.stop, ({ body }, context) => stopCanary(body, context)),
  serveTeam(releaseCalls.remove, ({ body }, context) => removeRemote(body, context)),
];
