import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { currentManifest, remoteDist } from '@husrum/build';
import type { RemoteName } from '@husrum/contract/routes';
import { releaseProcess } from './release-process';
import { liveBuilds } from './watch';

/** The remote that is built quickest. */
export const BUILT = 'mf-reports' satisfies RemoteName;

/** What is whole would be taken as it is; what a kill has left half made stays, for the next one to meet. */
const forgetWhole = (): void => {
  const whole = currentManifest(BUILT);
  if (whole) rmSync(join(remoteDist(BUILT), whole.build), { recursive: true });
};

/** Kills releases that build, at random moments of the whole; nobody may get anything of it. Then one goes to its end. */
export const buildFaults = async (
  wanted: number,
  server: { readonly origin: string; readonly token: string },
  tell: (line: string) => void,
): Promise<{ readonly kills: number; readonly faults: readonly string[] }> => {
  const live = async () => (await liveBuilds(server.origin)).get(BUILT);
  const faults: string[] = [];
  let kills = 0;
  let longest = 10_000;
  for (let at = 0; at < wanted; at += 1) {
    forgetWhole();
    const before = await live();
    const ended = await releaseProcess(BUILT, { ...server, killAfter: Math.random() * longest });
    longest = Math.max(longest, ended.ms);
    kills += ended.killed ? 1 : 0;
    const after = await live();
    if (ended.killed && after !== before && after !== currentManifest(BUILT)?.build)
      faults.push(`${BUILT}: ${after} is live, which was never whole`);
  }
  const last = await releaseProcess(BUILT, server);
  const built = currentManifest(BUILT)?.build;
  if (!last.ok || (await live()) !== built)
    faults.push(`${BUILT} could not be built and released: ${last.output}`);
  if (wanted > 0) tell(`${kills} releases killed while they built, then ${built} is live`);
  return { kills, faults };
};
