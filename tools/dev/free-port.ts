import { createServer } from 'node:net';

/** A port of this machine that nobody listens to now. */
export const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const server = createServer().on('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (typeof address === 'object' && address !== null) found(address.port);
        else failed(new Error('No port'));
      });
    });
  });
