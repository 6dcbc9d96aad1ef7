import { integrityOf } from '@husrum/build';
import { manifest, registry, urls } from '@husrum/contract/manifest';

export interface Seen {
  /** Answers of the registry that were gone through. */
  answers: number;
  /** Files fetched and held against their hash. */
  files: number;
  /** What must never be: a build named that is not there, whole. */
  readonly faults: string[];
}

const fetched = async (url: string): Promise<Buffer | undefined> => {
  const answer = await fetch(url);
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
};

/** Every file of a build that the registry names, as the build itself says it should be. */
const goThrough = async (origin: string, name: string, build: string, seen: Seen): Promise<void> => {
  const file = (one: string) => fetched(origin + urls.remote(name, build, one));
  const described = await file('remote.json');
  if (!described) return void seen.faults.push(`${name} ${build} says nothing of itself`);
  for (const { name: one, integrity } of manifest.validateSync(JSON.parse(described.toString())).files) {
    const bytes = await file(one);
    seen.files += 1;
    if (!bytes || integrityOf(bytes) !== integrity) seen.faults.push(`${name} ${build} ${one}`);
  }
};

/** What a stranger gets now: remote → build. */
export const liveBuilds = async (origin: string): Promise<ReadonlyMap<string, string>> => {
  const answer = await fetch(origin + urls.registry);
  if (!answer.ok) throw new Error(`The registry answers ${answer.status}`);
  const { remotes } = registry.validateSync(await answer.json());
  return new Map(remotes.map(({ name, build }) => [name, build]));
};

/** Only a server that is down, or goes down in the middle of an answer: it was killed. fetch names what happened to the line. */
const isDown = (error: unknown): boolean => error instanceof TypeError && error.cause !== undefined;
const inWords = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Asks again and again until it is stopped. An answer that is not what it should be is a fault, and none is none. */
export const watch = (origin: string): { readonly seen: Seen; stop(): Promise<void> } => {
  const seen: Seen = { answers: 0, files: 0, faults: [] };
  let watching = true;
  const running = (async () => {
    while (watching) {
      try {
        for (const [name, build] of await liveBuilds(origin)) await goThrough(origin, name, build, seen);
        seen.answers += 1;
      } catch (error) {
        if (!isDown(error)) seen.faults.push(inWords(error));
      }
      // The machine is the releases' too.
      await new Promise((later) => setTimeout(later, 50));
    }
  })();
  return {
    seen,
    stop: () => {
      watching = false;
      return running;
    },
  };
};
