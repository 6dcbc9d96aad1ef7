import type { ServerPart } from '@husrum/api-platform';
import { selectBuildFileKeys } from './build.store';
import { registerBuildRoutes } from './build-routes';
import { canaryMonitor } from './canary-monitor';
import { importLocalBuilds } from './import-local-builds';
import { createOverridePolicy } from './override-policy';
import { addPreloadHints } from './preload-hints';
import { releaseJobs } from './release.jobs';
import { releaseRoutes } from './release.routes';
import { telemetryJobs } from './telemetry/telemetry.jobs';
import { telemetryRoutes } from './telemetry/telemetry.routes';
import { registerShell } from './web/shell';
import { uploadMissingShellAssets } from './web/stored-shell-assets';
import { webJobs } from './web/web.jobs';

export const part: ServerPart = {
  routes: [...releaseRoutes, ...telemetryRoutes(canaryMonitor)],
  jobs: [...releaseJobs, ...telemetryJobs, ...webJobs],
  fileKeys: [selectBuildFileKeys],
  serve(app, context) {
    registerBuildRoutes(app, context);
    const allowOverrideScripts = createOverridePolicy(context.tokens);
    const addHints = addPreloadHints(context);
    registerShell(app, context, async (request, reply) => {
      allowOverrideScripts(request, reply);
      await addHints(request, reply);
    });
  },
  async start(context, log) {
    await importLocalBuilds(context, log);
    // This comes before listening: browsers that get our page may request its assets from another process.
    await uploadMissingShellAssets(context.settings.webRoot, context.files, context.clock.now());
  },
};
