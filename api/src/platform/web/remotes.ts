import path from 'node:path';
import { urls } from '@husrum/contract';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings';
import { ASK_FIRST, findAsset, IMMUTABLE, sendAsset } from './assets';
import { composeRegistry } from './registry';

const plainName = /^mf-[a-z-]+$/;
const plainBuild = /^[a-z0-9]+$/;

/** The registry and the immutable folders of all builds. */
export const serveRemotes = (app: FastifyInstance, { root }: Settings): void => {
  app.get(urls.registry, { logLevel: 'warn' }, async (request, reply) => {
    const { text, etag } = await composeRegistry(root, request.log);
    reply.headers({ 'cache-control': ASK_FIRST, etag });
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });

  app.get<{ Params: { name: string; build: string; '*': string } }>(
    '/remotes/:name/:build/*',
    { logLevel: 'warn' },
    async (request, reply) => {
      const { name, build, '*': file } = request.params;
      const known = plainName.test(name) && plainBuild.test(build);
      const asset = known ? await findAsset(path.join(root, name, 'dist', build), file) : undefined;
      if (!asset) return reply.status(404).type('text/plain; charset=utf-8').send('Not found');
      return sendAsset(request, reply, asset, IMMUTABLE);
    },
  );
};
