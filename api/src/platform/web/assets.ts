import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};
const squeezable = /^text\/|json|svg|javascript/;
const brotli = promisify(brotliCompress);
const gunzipable = promisify(gzip);

type Encoding = 'br' | 'gzip' | 'identity';

const squeeze = (bytes: Buffer, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'gzip') return gunzipable(bytes, { level: 9 });
  return brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
};

/** Compressed once per build: the files never change under their name, and the few that do carry their time in the key. */
const CACHE_BYTES = 96 * 1024 * 1024;
const cache = new Map<string, Promise<Buffer>>();
let cached = 0;

const remember = (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
  const before = cache.get(key);
  if (before) return before;
  const made = make();
  cache.set(key, made);
  made.then(
    (bytes) => {
      cached += bytes.length;
      if (cached > CACHE_BYTES) {
        cache.clear();
        cached = 0;
      }
    },
    () => cache.delete(key),
  );
  return made;
};

const encodingFor = (request: FastifyRequest, type: string, size: number): Encoding => {
  if (size < 1024 || !squeezable.test(type)) return 'identity';
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
};

/** Something to send: a file on disk, or bytes that are kept elsewhere. */
export interface Asset {
  /** Its extension says the type. */
  readonly name: string;
  readonly size: number;
  readonly etag: string;
  /** Names the content together with the etag. */
  readonly key: string;
  read(): Promise<Buffer>;
}

/** A file inside the folder, or undefined: for what is not there, not a file, or not inside. */
export const fileAsset = async (folder: string, relative: string): Promise<Asset | undefined> => {
  const file = path.join(folder, relative);
  if (relative.includes('\0') || !file.startsWith(folder + path.sep)) return undefined;
  try {
    const found = await stat(file);
    if (!found.isFile()) return undefined;
    const { size, mtimeMs } = found;
    const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    return { name: file, size, etag, key: file, read: () => readFile(file) };
  } catch {
    return undefined;
  }
};

/** Sends it, compressed as the browser can take it. */
export const sendAsset = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { name, size, etag, key, read }: Asset,
  cacheControl: string,
): Promise<FastifyReply> => {
  const type = types[path.extname(name)] ?? 'application/octet-stream';
  const lasting = { 'cache-control': cacheControl, etag, vary: 'accept-encoding' };
  if (request.headers['if-none-match'] === etag) return reply.headers(lasting).status(304).send();
  const encoding = encodingFor(request, type, size);
  const bytes =
    encoding === 'identity'
      ? await read()
      : await remember(`${key} ${etag} ${encoding}`, async () => squeeze(await read(), encoding));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  // Only now: an answer that there is no file must not be kept for a year.
  return reply.headers(lasting).type(type).send(bytes);
};

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const ASK_FIRST = 'no-cache';
