import { type Route, serve, servePublic } from '@husrum/api-platform';
import { releaseCalls } from '@husrum/contract/release';
import { authenticateTeam } from './authenticate-team';
import { allowOverride, pinBuild } from './developer-actions';
import { listLiveBuilds } from './list-live-builds';
import { listReleaseLog } from './list-release-log';
import { promote, removeRemote, rollback, stopCanary } from './release-actions';
import { showStatus } from './show-status';
import { readSealState, uploadFile } from './upload-file';
import { verifyAndStoreBuild } from './verify-and-store-build';

export const releaseRoutes: readonly Route[] = [
  serve(releaseCalls.status, (_input, context) => showStatus(context)),
  serve(releaseCalls.log, ({ query }, context) => listReleaseLog(query, context)),
  serve(releaseCalls.pin, ({ body }, context) => pinBuild(body, context)),
  serve(releaseCalls.override, ({ body }, context) => allowOverride(body.origin, context)),
  servePublic(releaseCalls.live, (_input, context) => listLiveBuilds(context)),
  servePublic(releaseCalls.build, ({ params }, context) => readSealState(params, context), authenticateTeam),
  servePublic(
    releaseCalls.upload,
    ({ params, file }, context) => uploadFile(params, file, context),
    authenticateTeam,
  ),
  servePublic(
    releaseCalls.seal,
    ({ params }, context) => verifyAndStoreBuild(params, context),
    authenticateTeam,
  ),
  servePublic(releaseCalls.promote, ({ body }, context) => promote(body, context), authenticateTeam),
  servePublic(releaseCalls.rollback, ({ body }, context) => rollback(body, context), authenticateTeam),
  servePublic(releaseCalls.stop, ({ body }, context) => stopCanary(body, context), authenticateTeam),
  servePublic(releaseCalls.remove, ({ body }, context) => removeRemote(body, context), authenticateTeam),
];
