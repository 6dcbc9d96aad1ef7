import type { FastifyInstance } from 'fastify';

/** The icon that the shell's page contains. */
const icon = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><path d='M4 14 16 4l12 10v14H4z' fill='#0e5a64'/><path d='M13 28V17h6v8l-3 3z' fill='#fff'/></svg>`;

/**
 * `/favicon.ico`, which Chromium with windows asks for when a page or a file has no icon of its own; without windows it does
 * not. A 404 is an error in its console.
 */
export const registerFavicon = (app: FastifyInstance): void => {
  app.get('/favicon.ico', async (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(icon),
  );
};
