import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT_VERSION } from '@husrum/contract/manifest';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as yup from 'yup';
import type { Files } from '../../ports/files/files';
import { catalogue } from '../errors';
import type { Settings } from '../settings';
import { ASK_FIRST, fileAsset, IMMUTABLE, sendAsset } from './assets';
import { keptAsset } from './kept-assets';

const hashed = /[.-][0-9a-f]{8,}\.\w+$/;
/** Addresses of files are not pages: a missing script must not answer with a page that then fails to parse. */
const fileAddress = /^\/remotes\/|\.(?:js|mjs|css|map|json|png|jpg|svg|ico|woff2?|webmanifest|txt)$/;

const stamp = yup.object({
  build: yup.string().nullable().default(null),
  contract: yup.number().default(CONTRACT_VERSION),
});
const used = yup.object({ panels: yup.array().of(yup.string().required()).default([]) });

export interface ServedShell {
  /** A shell for development has no name. */
  readonly build: string | null;
  /** The contract version it speaks. */
  readonly contract: number;
  /** The panels it places. */
  readonly panels: readonly string[];
}

const folderOf = (root: string): string => path.join(root, 'shell', 'dist');

/** What the build left beside the page; nothing, when it left nothing. */
const beside = async (root: string, file: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(path.join(folderOf(root), file), 'utf8'));
  } catch {
    return {};
  }
};

/** The shell that is served now. */
export const servedShell = async (root: string): Promise<ServedShell> => ({
  ...stamp.validateSync(await beside(root, 'build.json')),
  ...used.validateSync(await beside(root, 'uses.json')),
});

const deferred = /<script defer src="([^"]+)" integrity="([^"]+)"/g;

/** The scripts that the shell's page begins with, as it names them. */
export const pageScripts = async (root: string): Promise<{ url: string; integrity: string }[]> => {
  const page = await readFile(path.join(folderOf(root), 'index.html'), 'utf8');
  return [...page.matchAll(deferred)].map(([, url = '', integrity = '']) => ({ url, integrity }));
};

/** Looks at the request of a page, and may change the headers it is answered with. */
type BeforePage = (request: FastifyRequest, reply: FastifyReply) => void | Promise<void>;

/** The shell's files, and its page for every address that is not a file: the browser decides what stands there. */
export const serveShell = (
  app: FastifyInstance,
  { settings, files }: { readonly settings: Settings; readonly files: Files },
  beforePage: BeforePage,
): void => {
  const folder = folderOf(settings.root);

  app.setNotFoundHandler(async (request, reply) => {
    const [address = '/'] = request.url.split('?');
    if (/^\/api(\/|$)/.test(address))
      return reply.status(404).send({ message: catalogue.noSuchCall.message });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply.status(404).send({ message: catalogue.notFound.message });
    }
    const asset = (await fileAsset(folder, decoded(address))) ?? (await keptAsset(files, address));
    if (asset && !asset.name.endsWith('.html')) {
      return sendAsset(request, reply, asset, hashed.test(asset.name) ? IMMUTABLE : ASK_FIRST);
    }
    if (fileAddress.test(address))
      return reply.status(404).type('text/plain; charset=utf-8').send('Not found');
    const page = await fileAsset(folder, 'index.html');
    if (!page) return reply.status(503).type('text/plain; charset=utf-8').send('The shell is not built yet.');
    await beforePage(request, reply);
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
