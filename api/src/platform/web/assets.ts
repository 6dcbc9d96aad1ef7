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

interface Found {
  file: string;
  size: number;
  changed: number;
}

/** A file inside the folder, or undefined: for what is not there, not a file, or not inside. */
export const findAsset = async (folder: string, relative: string): Promise<Found | undefined> => {
  const file = path.join(folder, relative);
  if (relative.includes('\0') || !file.startsWith(folder + path.sep)) return undefined;
  try {
    const { size, mtimeMs } = await stat(file).then((found) =>
      found.isFile() ? found : { size: -1, mtimeMs: 0 },
    );
    return size < 0 ? undefined : { file, size, changed: mtimeMs };
  } catch {
    return undefined;
  }
};

/** Sends the file, compressed as the browser can take it; the folder is asked each time, so what is gone is gone. */
export const sendAsset = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { file, size, changed }: Found,
  cacheControl: string,
): Promise<FastifyReply> => {
  const type = types[path.extname(file)] ?? 'application/octet-stream';
  const etag = `"${size.toString(36)}-${Math.round(changed).toString(36)}"`;
  reply.headers({ 'cache-control': cacheControl, etag, vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  const encoding = encodingFor(request, type, size);
  const bytes =
    encoding === 'identity'
      ? await readFile(file)
      : await remember(`${file} ${etag} ${encoding}`, async () => squeeze(await readFile(file), encoding));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(type).send(bytes);
};

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const ASK_FIRST = 'no-cache';
