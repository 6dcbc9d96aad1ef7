import { setTimeout as rest } from 'node:timers/promises';
import { routeAt, routeName } from '@husrum/contract/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageScripts, servedShell } from '../platform/web/shell';
import { hintsFor } from './hints.rules';
import { type Builds, everybodysBuild } from './registry';

/** A page waits for no hint: a database that is busy costs the hint and not the page. */
const PATIENCE_MS = 100;

/**
 * Tells the browser beside the page which scripts its remote begins with: they travel with the shell's own instead of
 * after them, and after each other. The page's request carries no sign-in, so the hint is of everybody's build; who
 * gets another one fetches that in the ordinary way. A shell for development has no name, and remotes of its own.
 */
export const hintScripts =
  (builds: Builds) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const [path = '/'] = request.url.split('?');
    const route = routeAt(path);
    const { root } = builds.settings;
    if (!route || route.owner === 'shell') return;
    const shell = await servedShell(root);
    if (shell.build === null) return;
    try {
      const build = await Promise.race([
        everybodysBuild(builds, route.owner, shell.contract),
        rest(PATIENCE_MS),
      ]);
      if (build) reply.header('link', hintsFor(routeName(route), build, await pageScripts(root)));
    } catch (error) {
      // The page needs no hint.
      request.log.warn({ err: error }, 'no scripts are hinted at');
    }
  };
