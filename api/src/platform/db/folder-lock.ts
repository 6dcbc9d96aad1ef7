import { mkdirSync, rmSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { codeOf, StartError } from '../errors';

/** Socket paths are limited to about 100 characters; a long folder is reached from where we stand. */
const socketPath = (folder: string): string => {
  const full = path.join(folder, 'lock');
  const relative = path.relative(process.cwd(), full);
  return relative.length < full.length ? relative : full;
};

const listen = (socket: string): Promise<net.Server> =>
  new Promise((resolve, reject) => {
    const server = net.createServer((peer) => {
      peer.on('error', () => peer.destroy());
      peer.end(String(process.pid));
    });
    server.once('error', reject);
    server.listen(socket, () => resolve(server));
  });

/** The process id that holds the folder, or undefined when a killed process left the socket behind. */
const holder = (socket: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const peer = net.connect(socket);
    let pid = '';
    peer.setTimeout(2000, () => peer.destroy());
    peer.on('data', (chunk) => {
      pid += chunk.toString();
    });
    peer.on('error', () => resolve(undefined));
    peer.on('close', () => resolve(pid === '' ? 'okänd' : pid));
  });

/**
 * One process per data folder. The embedded database would let a second one in and lose rows without a word,
 * so a listening socket in the folder guards it; the system frees it when the process dies, however it dies.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  // People's names and numbers lie here: nobody else on the machine needs to look.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const socket = socketPath(folder);
  const open = async (): Promise<net.Server> => {
    try {
      return await listen(socket);
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE') throw error;
      const pid = await holder(socket);
      if (pid !== undefined) {
        throw new StartError(
          `Datamappen ${folder} används redan av en annan server (process ${pid}). Stoppa den eller välj en annan mapp med DATA_DIR.`,
        );
      }
      rmSync(socket, { force: true });
      return listen(socket);
    }
  };
  const server = await open();
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
};
