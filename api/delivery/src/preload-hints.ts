import { setTimeout as sleep } from 'node:timers/promises';
import { findRoute, routeName } from '@husrum/contract/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createPreloadHeader } from './preload-hints.rules';
import { findDefaultBuild, type RegistryContext } from './registry';
import { readPageScripts, readServedShell } from './web/shell';

/** The page must not wait for hints when the database is busy. */
const MAX_DELAY_MS = 100;

/**
 * Adds a Link header with the scripts of the page's remote, so that the browser loads them together with those of the shell.
 * The request has no access token, so the hints are for the default build; users with another build load theirs as usual.
 * A development shell has no build id and gets no hints.
 */
export const addPreloadHints =
  (context: RegistryContext) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const [path = '/'] = request.url.split('?');
    const route = findRoute(path);
    const { webRoot: root } = context.settings;
    if (!route || route.owner === 'shell') return;
    const shell = await readServedShell(root);
    if (shell.build === null) return;
    try {
      const build = await Promise.race([
        findDefaultBuild(context, route.owner, shell.contract),
        sleep(MAX_DELAY_MS),
      ]);
      if (build)
        reply.header('link', createPreloadHeader(routeName(route), build, await readPageScripts(root)));
    } catch (error) {
      // The page works without hints.
      request.log.warn({ err: error }, 'no preload hints');
    }
  };
