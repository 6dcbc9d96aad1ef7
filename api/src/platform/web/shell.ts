import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { catalogue } from '../errors';
import type { Settings } from '../settings';
import { ASK_FIRST, findAsset, IMMUTABLE, sendAsset } from './assets';

const hashed = /[.-][0-9a-f]{8,}\.\w+$/;
/** Addresses of files are not pages: a missing script must not answer with a page that then fails to parse. */
const fileAddress = /^\/remotes\/|\.(?:js|mjs|css|map|json|png|jpg|svg|ico|woff2?|webmanifest|txt)$/;

/** The shell's files, and its page for every address that is not a file: the browser decides what stands there. */
export const serveShell = (app: FastifyInstance, { root }: Settings): void => {
  const folder = path.join(root, 'shell', 'dist');

  app.setNotFoundHandler(async (request, reply) => {
    const [address = '/'] = request.url.split('?');
    if (/^\/api(\/|$)/.test(address))
      return reply.status(404).send({ message: catalogue.noSuchCall.message });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply.status(404).send({ message: catalogue.notFound.message });
    }
    const asset = await findAsset(folder, decoded(address));
    if (asset && !asset.file.endsWith('.html')) {
      return sendAsset(request, reply, asset, hashed.test(asset.file) ? IMMUTABLE : ASK_FIRST);
    }
    if (fileAddress.test(address))
      return reply.status(404).type('text/plain; charset=utf-8').send('Not found');
    const page = await findAsset(folder, 'index.html');
    if (!page) return reply.status(503).type('text/plain; charset=utf-8').send('The shell is not built yet.');
    return sendAsset(request, reply, page, ASK_FIRST);
  });
};

const decoded = (address: string): string => {
  try {
    return decodeURIComponent(address);
  } catch {
    return '/';
  }
};
