import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { MAX_FILE_BYTES } from '@husrum/contract/file';
import type { FastifyInstance } from 'fastify';

/** It is as much as the largest upload that is accepted, with its fields. The request timeout limits the time. */
const MAX_DISCARDED_BYTES = MAX_FILE_BYTES + 4 * 1024 * 1024;

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
 * Lets every call be answered before its body has been read, as refusals are: the rest of the body is discarded up to a limit.
 * While it still arrives, the answer says `Connection: close`.
 */
export const discardUnreadBodies = (app: FastifyInstance): void => {
  app.addHook('onSend', async ({ raw }, reply) => {
    // An injected request has no connection.
    if (!hasBody(raw) || raw.readableEnded || !(raw.socket instanceof Socket)) return;
    if (!raw.complete) {
      reply.header('connection', 'close');
      closeAfterBody(raw);
    }
    discardBody(raw);
  });
};
