import { buildId, registryQuery, urls } from '@husrum/contract/manifest';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { findBuild, type StoredBuild } from './build.store';
import { type BuildRef, findBuildAsset } from './build-files';
import { createRegistry, type RegistryContext } from './registry';
import { IMMUTABLE, sendAsset } from './web/assets';

const remoteName = /^mf-[a-z-]+$/;

const CACHE_MS = 3_600_000;

/** Caches uploaded builds, which change only when they are cleared or restored. Local builds can be replaced by uploads. */
const createBuildCache = ({ db }: RegistryContext) => {
  const uploaded = new Map<string, { readonly build: StoredBuild; readonly expiresAt: number }>();
  const keyOf = ({ remote, build }: BuildRef): string => `${remote}/${build}`;
  return {
    get: (ref: BuildRef): StoredBuild | undefined => {
      const cached = uploaded.get(keyOf(ref));
      return cached && performance.now() < cached.expiresAt ? cached.build : undefined;
    },
    load: async (ref: BuildRef): Promise<StoredBuild | undefined> => {
      const build = await db.system((tx) => findBuild(tx, ref.remote, ref.build));
      if (build?.source === 'uploaded')
        uploaded.set(keyOf(ref), { build, expiresAt: performance.now() + CACHE_MS });
      else uploaded.delete(keyOf(ref));
      return build;
    },
  };
};

/** Serves the registry, which differs per user, and the immutable files of all builds. */
export const registerBuildRoutes = (app: FastifyInstance, context: RegistryContext): void => {
  const cache = createBuildCache(context);
  const { production } = context.settings;
  /** In development the pages of another server may load builds from here (shell/src/override/apply-developer-override.ts). */
  const allowOtherOrigins = (reply: FastifyReply): void => {
    if (!production) reply.header('access-control-allow-origin', '*');
  };

  app.get(urls.registry, { logLevel: 'warn' }, async (request, reply) => {
    allowOtherOrigins(reply);
    const { contract } = registryQuery.isValidSync(request.query) ? registryQuery.cast(request.query) : {};
    const { text, etag } = await createRegistry(context, request.headers.authorization, contract);
    reply.headers({ 'cache-control': 'private, no-cache', vary: 'authorization', etag });
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });

  app.get<{ Params: { remote: string; build: string; file: string } }>(
    '/remotes/:remote/:build/:file',
    { logLevel: 'warn' },
    async (request, reply) => {
      allowOtherOrigins(reply);
      const { file, ...ref } = request.params;
      const sendFile = (build: StoredBuild | undefined): FastifyReply | Promise<FastifyReply> => {
        const asset = build && findBuildAsset(context.files, build, file);
        if (asset) return sendAsset(request, reply, asset, IMMUTABLE);
        reply.header('cache-control', 'no-store');
        return reply.status(404).type('text/plain; charset=utf-8').send('Not found');
      };
      if (!remoteName.test(ref.remote) || !buildId().isValidSync(ref.build)) return sendFile(undefined);
      const cached = cache.get(ref);
      if (cached)
        try {
          return await sendFile(cached);
        } catch {
          // The build may have been cleared or restored: load it again.
        }
      return sendFile(await cache.load(ref));
    },
  );
};
