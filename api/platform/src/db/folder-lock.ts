import { rmSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { errorCode, StartError } from '../errors';
import { makePrivateFolder } from '../private-files';

/** Socket paths are limited to about 100 characters: the relative path may be shorter. */
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

/** The id of the process that holds the lock. Undefined when a killed process left the socket behind. */
const findLockOwner = (socket: string): Promise<string | undefined> =>
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
 * Allows one process per data folder: with two, the embedded database would lose rows silently. The lock is a listening
 * socket in the folder, which the operating system closes however the process ends. Returns the function that unlocks.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  await makePrivateFolder(folder);
  const socket = socketPath(folder);
  const acquire = async (): Promise<net.Server> => {
    try {
      return await listen(socket);
    } catch (error) {
      if (errorCode(error) !== 'EADDRINUSE') throw error;
      const pid = await findLockOwner(socket);
      if (pid !== undefined) {
        throw new StartError(
          `Datamappen ${folder} används redan av en annan server (process ${pid}). Stoppa den eller välj en annan mapp med DATA_DIR.`,
        );
      }
      rmSync(socket, { force: true });
      return listen(socket);
    }
  };
  const server = await acquire();
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
};
