import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const mimetypes: Readonly<Record<string, string>> = {
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
const compressible = /^text\/|json|svg|javascript/;
const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

type Encoding = 'br' | 'gzip' | 'identity';

const compress = (bytes: Buffer, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'gzip') return gzipAsync(bytes, { level: 9 });
  return brotliAsync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
};

/** Compressing a smaller file saves nothing. */
const MIN_COMPRESSED_BYTES = 1024;
const MAX_CACHE_BYTES = 96 * 1024 * 1024;
/** Compressed bytes by key, etag and encoding. A file that changes under its name gets a new etag. */
const cache = new Map<string, Promise<Buffer>>();
let cachedBytes = 0;

const memoize = (key: string, create: () => Promise<Buffer>): Promise<Buffer> => {
  const cached = cache.get(key);
  if (cached) return cached;
  const created = create();
  cache.set(key, created);
  created.then(
    (bytes) => {
      cachedBytes += bytes.length;
      if (cachedBytes > MAX_CACHE_BYTES) {
        cache.clear();
        cachedBytes = 0;
      }
    },
    () => cache.delete(key),
  );
  return created;
};

const encodingFor = (request: FastifyRequest, type: string, size: number): Encoding => {
  if (size < MIN_COMPRESSED_BYTES || !compressible.test(type)) return 'identity';
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
};

/** A file to send, from disk or from the file store. */
export interface Asset {
  /** The extension decides the mimetype. */
  readonly name: string;
  readonly size: number;
  readonly etag: string;
  /** The cache key. Together with the etag it identifies the content. */
  readonly key: string;
  read(): Promise<Buffer>;
}

/** A file inside the folder. The result is undefined when it does not exist, is not a file, or is outside. */
export const fileAsset = async (folder: string, relative: string): Promise<Asset | undefined> => {
  const file = path.join(folder, relative);
  if (relative.includes('\0') || !file.startsWith(folder + path.sep)) return undefined;
  try {
    const stats = await stat(file);
    if (!stats.isFile()) return undefined;
    const { size, mtimeMs } = stats;
    const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    return { name: file, size, etag, key: file, read: () => readFile(file) };
  } catch {
    return undefined;
  }
};

/** Sends an asset, compressed if the browser accepts it. */
export const sendAsset = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { name, size, etag, key, read }: Asset,
  cacheControl: string,
): Promise<FastifyReply> => {
  const type = mimetypes[path.extname(name)] ?? 'application/octet-stream';
  const cacheHeaders = { 'cache-control': cacheControl, etag, vary: 'accept-encoding' };
  if (request.headers['if-none-match'] === etag) return reply.headers(cacheHeaders).status(304).send();
  const encoding = encodingFor(request, type, size);
  const bytes =
    encoding === 'identity'
      ? await read()
      : await memoize(`${key} ${etag} ${encoding}`, async () => compress(await read(), encoding));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  // The headers are set after reading: a failed read must not be cached for a year.
  return reply.headers(cacheHeaders).type(type).send(bytes);
};

/** Cache-Control for files with a hash in their name. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Cache-Control for files that the browser must ask for again. */
export const REVALIDATE = 'no-cache';
