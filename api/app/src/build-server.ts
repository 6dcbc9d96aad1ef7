import { createHttpServer } from '@husrum/api-platform';
import { requireSession } from '@husrum/api-settings';
import type { FastifyInstance } from 'fastify';
import { parts } from './parts';

/** Builds the whole HTTP server. It does not listen yet. */
export const buildServer = (options: Parameters<typeof createHttpServer>[2]): Promise<FastifyInstance> =>
  createHttpServer(parts, requireSession, options);
