import { buildId, registryQuery, urls } from '@husrum/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Asset, IMMUTABLE, sendAsset } from '../platform/web/assets';
import { findBuild, type StoredBuild } from './build.store';
import { buildAsset, unprovenAsset } from './build-files';
import { type Builds, registryFor } from './registry';

const plainRemote = /^mf-[a-z-]+$/;

const REMEMBERED_MS = 3_600_000;

/** What is known of builds. An uploaded one stays as it is until it is cleared away; a local one may be uploaded later. */
const lookUp = ({ db }: Builds) => {
  const uploaded = new Map<string, { readonly known: StoredBuild; readonly until: number }>();
  return async (remote: string, build: string): Promise<StoredBuild | undefined> => {
    const name = `${remote}/${build}`;
    const remembered = uploaded.get(name);
    if (remembered && performance.now() < remembered.until) return remembered.known;
    const known = await db.system((tx) => findBuild(tx, remote, build));
    if (known?.source === 'uploaded') uploaded.set(name, { known, until: performance.now() + REMEMBERED_MS });
    else uploaded.delete(name);
    return known;
  };
};

/** The registry, told to each caller, and the immutable folders of all builds. */
export const serveBuilds = (app: FastifyInstance, builds: Builds): void => {
  const known = lookUp(builds);
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
      const { remote, build, file } = request.params;
      const missing = () => reply.status(404).type('text/plain; charset=utf-8').send('Not found');
      const send = (asset: Asset | undefined, cache: string) =>
        asset ? sendAsset(request, reply, asset, cache) : missing();
      if (!plainRemote.test(remote) || !buildId().isValidSync(build)) return missing();
      const proven = await known(remote, build);
      if (proven) return send(buildAsset(builds.files, proven, file), IMMUTABLE);
      // What is being uploaded can be asked for, so that it can be proven, but nobody may keep it, or run it.
      reply.header('content-security-policy', 'sandbox');
      return send(await unprovenAsset(builds.files, { remote, build }, file), 'no-store');
    },
  );
};
