import { setTimeout as delay } from 'node:timers/promises';
import { integrityOf } from '@husrum/build';
import { manifest, registry, urls } from '@husrum/contract/manifest';

const get = async (url: string): Promise<Buffer> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
};

/** The builds that the registry gives to somebody who is not signed in: remote → build. */
export const liveBuildsAt = async (origin: string): Promise<ReadonlyMap<string, string>> => {
  const { remotes } = registry.validateSync(JSON.parse((await get(origin + urls.registry)).toString()));
  return new Map(remotes.map(({ name, build }) => [name, build]));
};

/** fetch's error has a cause when the connection fails: the server is down because it was killed. */
const isDown = (error: unknown): boolean => error instanceof TypeError && error.cause !== undefined;

/** Fetches the registry and every file of every live build, again and again. A missing or changed file is a fault. */
export const monitorRegistry = (origin: string) => {
  const seen = { answers: 0, files: 0, faults: [] as string[] };
  let stopped = false;
  const verify = async (name: string, build: string): Promise<void> => {
    const described = await get(origin + urls.remote(name, build, 'remote.json'));
    for (const file of manifest.validateSync(JSON.parse(described.toString())).files) {
      const url = origin + urls.remote(name, build, file.name);
      if (integrityOf(await get(url)) !== file.integrity) throw new Error(`${url} has other content`);
      seen.files += 1;
    }
  };
  const poll = async () => {
    for (; !stopped; await delay(50)) {
      try {
        for (const [name, build] of await liveBuildsAt(origin)) await verify(name, build);
        seen.answers += 1;
      } catch (error) {
        if (!isDown(error)) seen.faults.push(String(error));
      }
    }
  };
  const running = poll();
  const stop = () => {
    stopped = true;
    return running;
  };
  return { seen, stop };
};
