import { buildId, registryQuery, urls } from '@husrum/contract/manifest';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { IMMUTABLE, sendAsset } from '../platform/web/assets';
import { findBuild, type StoredBuild } from './build.store';
import { buildAsset, type NamedBuild } from './build-files';
import { type Builds, registryFor } from './registry';

const plainRemote = /^mf-[a-z-]+$/;

const REMEMBERED_MS = 3_600_000;

/** What is known of builds. An uploaded one stays as it is until it is cleared away or lost; a local one may be uploaded later. */
const memoryOf = ({ db }: Builds) => {
  const uploaded = new Map<string, { readonly known: StoredBuild; readonly until: number }>();
  const nameOf = ({ remote, build }: NamedBuild): string => `${remote}/${build}`;
  return {
    recall: (named: NamedBuild): StoredBuild | undefined => {
      const remembered = uploaded.get(nameOf(named));
      return remembered && performance.now() < remembered.until ? remembered.known : undefined;
    },
    find: async (named: NamedBuild): Promise<StoredBuild | undefined> => {
      const known = await db.system((tx) => findBuild(tx, named.remote, named.build));
      if (known?.source === 'uploaded')
        uploaded.set(nameOf(named), { known, until: performance.now() + REMEMBERED_MS });
      else uploaded.delete(nameOf(named));
      return known;
    },
  };
};

/** The registry, told to each caller, and the immutable folders of all builds. */
export const serveBuilds = (app: FastifyInstance, builds: Builds): void => {
  const memory = memoryOf(builds);
  const { production } = builds.settings;
  /** A developer's own server lends its builds to the page of another (shell/src/override/overridden.ts). */
  const lend = (reply: FastifyReply): void => {
    if (!production) reply.header('access-control-allow-origin', '*');
  };

  app.get(urls.registry, { logLevel: 'warn' }, async (request, reply) => {
    lend(reply);
    const { contract } = registryQuery.isValidSync(request.query) ? registryQuery.cast(request.query) : {};
    const { text, etag } = await registryFor(builds, request.headers.authorization, contract);
    reply.headers({ 'cache-control': 'private, no-cache', vary: 'authorization', etag });
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });

  app.get<{ Params: { remote: string; build: string; file: string } }>(
    '/remotes/:remote/:build/:file',
    { logLevel: 'warn' },
    async (request, reply) => {
      lend(reply);
      const { file, ...named } = request.params;
      const give = (known: StoredBuild | undefined): FastifyReply | Promise<FastifyReply> => {
        const asset = known && buildAsset(builds.files, known, file);
        if (asset) return sendAsset(request, reply, asset, IMMUTABLE);
        reply.header('cache-control', 'no-store');
        return reply.status(404).type('text/plain; charset=utf-8').send('Not found');
      };
      if (!plainRemote.test(named.remote) || !buildId().isValidSync(named.build)) return give(undefined);
      const recalled = memory.recall(named);
      if (recalled)
        try {
          return await give(recalled);
        } catch {
          // Cleared away perhaps, or come again since: told as it is now.
        }
      return give(await memory.find(named));
    },
  );
};
