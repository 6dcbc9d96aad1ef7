import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { catalogue, type FileStore, type Settings } from '@husrum/api-platform';
import { CONTRACT_VERSION } from '@husrum/contract/manifest';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as yup from 'yup';
import { fileAsset, IMMUTABLE, REVALIDATE, sendAsset } from './assets';
import { findStoredShellAsset } from './stored-shell-assets';

const hashedName = /[.-][0-9a-f]{8,}\.\w+$/;
/** URLs of files. A missing script must answer 404, and not the shell's page, which would then fail to parse. */
const fileUrl = /^\/remotes\/|\.(?:js|mjs|css|map|json|png|jpg|svg|ico|woff2?|webmanifest|txt)$/;

const buildStampSchema = yup.object({
  build: yup.string().nullable().default(null),
  contract: yup.number().default(CONTRACT_VERSION),
});
const usesSchema = yup.object({ panels: yup.array().of(yup.string().required()).default([]) });

export interface ServedShell {
  /** It is null for a development build. */
  readonly build: string | null;
  /** The version of the contract with which the shell was built. */
  readonly contract: number;
  /** The panels that its pages show. */
  readonly panels: readonly string[];
}

const distFolder = (webRoot: string): string => path.join(webRoot, 'shell', 'dist');

/** Reads a JSON file of the build. An empty object when it is missing. */
const readBuildJson = async (webRoot: string, file: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(path.join(distFolder(webRoot), file), 'utf8'));
  } catch {
    return {};
  }
};

/** The build, contract version and panels of the shell that is served now. */
export const readServedShell = async (webRoot: string): Promise<ServedShell> => ({
  ...buildStampSchema.validateSync(await readBuildJson(webRoot, 'build.json')),
  ...usesSchema.validateSync(await readBuildJson(webRoot, 'uses.json')),
});

const deferredScript = /<script defer src="([^"]+)" integrity="([^"]+)"/g;

/** The initial scripts of the shell's page. */
export const readPageScripts = async (webRoot: string): Promise<{ url: string; integrity: string }[]> => {
  const page = await readFile(path.join(distFolder(webRoot), 'index.html'), 'utf8');
  return [...page.matchAll(deferredScript)].map(([, url = '', integrity = '']) => ({ url, integrity }));
};

/** Runs before the page is sent, and may change the response headers. */
type BeforePage = (request: FastifyRequest, reply: FastifyReply) => void | Promise<void>;

/** Serves the shell's files, and the shell's page for every other URL: the browser's router decides what it shows. */
export const registerShell = (
  app: FastifyInstance,
  { settings, files }: { readonly settings: Settings; readonly files: FileStore },
  beforePage: BeforePage,
): void => {
  const folder = distFolder(settings.webRoot);

  app.setNotFoundHandler(async (request, reply) => {
    const [url = '/'] = request.url.split('?');
    if (/^\/api(\/|$)/.test(url)) return reply.status(404).send({ message: catalogue.noSuchCall.message });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply.status(404).send({ message: catalogue.notFound.message });
    }
    const asset = (await fileAsset(folder, decodeUrl(url))) ?? (await findStoredShellAsset(files, url));
    if (asset && !asset.name.endsWith('.html')) {
      return sendAsset(request, reply, asset, hashedName.test(asset.name) ? IMMUTABLE : REVALIDATE);
    }
    if (fileUrl.test(url)) return reply.status(404).type('text/plain; charset=utf-8').send('Not found');
    const page = await fileAsset(folder, 'index.html');
    if (!page) return reply.status(503).type('text/plain; charset=utf-8').send('The shell is not built yet.');
    await beforePage(request, reply);
    return sendAsset(request, reply, page, REVALIDATE);
  });
};

const decodeUrl = (url: string): string => {
  try {
    return decodeURIComponent(url);
  } catch {
    return '/';
  }
};
