import type { FastifyReply } from 'fastify';
import type { FileStream } from '../file-store';

/** What a call with `responseType: 'file'` returns. */
export interface FileResponse {
  readonly name: string;
  readonly mimetype: string;
  /** A large file is sent while it is read. */
  readonly bytes: Uint8Array | FileStream;
  /** It is shown in the browser instead of downloaded. */
  readonly inline?: boolean;
  /** Lets callers cache the file and ask whether it has changed. */
  readonly etag?: string;
}

/** The answer 304: the caller already has the current file. */
export class NotModified {
  constructor(readonly etag: string) {}
}

/**
 * The answer of a call: JSON text, nothing (null), or a file. It is text before it is sent, because an idempotent call stores it
 * in its transaction. `replayed`: the stored answer to an earlier call with the same Idempotency-Key.
 */
export type RouteResponse =
  | { readonly text: string | null; readonly replayed?: boolean; readonly file?: undefined }
  | { readonly file: FileResponse }
  | { readonly file: NotModified };

const isFile = (answer: unknown): answer is FileResponse =>
  typeof answer === 'object' && answer !== null && 'bytes' in answer && 'mimetype' in answer;

export const toRouteResponse = (
  answer: unknown,
  serialize: ((answer: unknown) => string) | undefined,
): RouteResponse => {
  if (serialize) return { text: serialize(answer) };
  if (answer instanceof NotModified) return { file: answer };
  return isFile(answer) ? { file: answer } : { text: null };
};

const allowRevalidation = (reply: FastifyReply, etag: string): FastifyReply =>
  reply.header('cache-control', 'private, no-cache').header('etag', etag);

const sendFile = (reply: FastifyReply, file: FileResponse | NotModified): FastifyReply => {
  if (file.etag !== undefined) allowRevalidation(reply, file.etag);
  if (file instanceof NotModified) return reply.status(304).send();
  const { name, mimetype, bytes, inline } = file;
  reply
    .type(mimetype)
    .header(
      'content-disposition',
      `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`,
    );
  return 'stream' in bytes
    ? reply.header('content-length', bytes.size).send(bytes.stream)
    : reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
};

export const sendResponse = (reply: FastifyReply, response: RouteResponse): FastifyReply => {
  reply.header('cache-control', 'private, no-store');
  if (response.file) return sendFile(reply, response.file);
  if (response.replayed) reply.header('idempotency-replayed', 'true');
  return response.text === null
    ? reply.status(204).send()
    : reply.type('application/json; charset=utf-8').send(response.text);
};
