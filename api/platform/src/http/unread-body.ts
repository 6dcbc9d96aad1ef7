import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { MAX_FILE_BYTES } from '@husrum/contract/file';
import type { FastifyInstance } from 'fastify';

/** It is as much as the largest upload that is accepted, with its fields. The request timeout limits the time. */
const MAX_DISCARDED_BYTES = MAX_FILE_BYTES + 4 * 1024 * 1024;

/**
 * How much of a refused body is read before the answer. Many clients send a whole body before they read, and lose an answer whose
 * connection closes meanwhile.
 */
const MAX_AWAITED_BYTES = 8 * 1024 * 1024;
/** A body that pauses for longer is not waited for. */
const MAX_PAUSE_MS = 300;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Reads the rest of the body and forgets it. A body that nobody reads would block the next request of its connection. */
const discardBody = (request: IncomingMessage): void => {
  let discarded = 0;
  request.unpipe();
  request.on('data', (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > MAX_DISCARDED_BYTES) request.socket.destroy();
  });
  request.resume();
};

/** Waits until the body that is being discarded has arrived, at most so much of it and without a long pause. */
const waitForBody = (request: IncomingMessage): Promise<void> =>
  new Promise((resolve) => {
    let awaited = 0;
    const stop = (): void => {
      clearTimeout(pause);
      request.off('data', count).off('end', stop).off('close', stop).off('error', stop);
      resolve();
    };
    const count = (chunk: Buffer): void => {
      awaited += chunk.length;
      if (awaited > MAX_AWAITED_BYTES) stop();
      else pause.refresh();
    };
    const pause = setTimeout(stop, MAX_PAUSE_MS);
    request.on('data', count).on('end', stop).on('close', stop).on('error', stop);
  });

/**
 * Makes Node, which closes the connection after the answer, wait until the body has arrived. Closing a connection with unread
 * bytes resets it, and the caller may lose the answer that it has not read yet.
 */
const closeAfterBody = (request: IncomingMessage): void => {
  const { socket } = request;
  const close = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    if (request.readableEnded) return close();
    // The caller learns at once that no other answer comes.
    socket.end();
    request.once('end', close);
  };
};

/**
 * Lets every call be answered before its body has been read, as refusals are: the rest of the body is discarded up to a limit. A
 * short rest is awaited before the answer, and the connection stays open. Of a long one the answer says `Connection: close`.
 */
export const discardUnreadBodies = (app: FastifyInstance): void => {
  app.addHook('onSend', async ({ raw }, reply) => {
    // An injected request has no connection.
    if (!hasBody(raw) || !(raw.socket instanceof Socket)) return;
    if (!raw.readableEnded) {
      discardBody(raw);
      if (!raw.complete) await waitForBody(raw);
    }
    // Fastify closes after a body that it cannot read. The connection of one that has arrived can be used again.
    if (raw.complete) return void reply.removeHeader('connection');
    reply.header('connection', 'close');
    closeAfterBody(raw);
  });
};
