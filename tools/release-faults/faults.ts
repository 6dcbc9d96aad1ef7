import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT, buildFaults } from './build-faults';
import { type Ended, releaseProcess } from './release-process';
import { sampleBuild } from './sample-build';
import { type ServerProcess, serverProcess } from './server-process';
import { liveBuilds, type Seen, watch } from './watch';

const REMOTE = 'mf-leases';

export interface FaultsReport {
  readonly kills: number;
  /** How many of them hit the server rather than the release. */
  readonly serverKills: number;
  /** How many more hit a release while it was building. */
  readonly buildKills: number;
  /** What the release was doing when it, or the server, was killed; `klart` when it was done before. */
  readonly during: Readonly<Record<string, number>>;
  /** How often everybody had the new build after the kill, and how often still the one before. */
  readonly givenOut: number;
  readonly keptBack: number;
  readonly seen: Seen;
  /** Everything that must not be. */
  readonly faults: readonly string[];
}

interface Ground {
  readonly server: ServerProcess;
  readonly token: string;
  readonly builds: string;
}

const killedRelease = async ({ server, token, builds }: Ground, killAfter: number, hitServer: boolean) => {
  const before = (await liveBuilds(server.origin)).get(REMOTE);
  const { folder, build } = sampleBuild(builds, REMOTE);
  const released = { origin: server.origin, token, folder };
  const ended = await releaseProcess(REMOTE, {
    ...released,
    killAfter,
    ...(hitServer ? { victim: () => server.kill() } : {}),
  });
  if (hitServer) {
    await server.kill();
    await server.start();
  }
  const live = (await liveBuilds(server.origin)).get(REMOTE);
  const again = await releaseProcess(REMOTE, released);
  const after = (await liveBuilds(server.origin)).get(REMOTE);
  rmSync(folder, { recursive: true });
  return {
    ended,
    givenOut: live === build,
    faults: [
      ...(live === build || live === before ? [] : [`${live} is live, neither ${before} nor ${build}`]),
      ...(again.ok && after === build ? [] : [`${build} could not be released again: ${again.output}`]),
    ],
  };
};

/** Whoever saw nothing saw no fault. */
const unseen = (kills: number, { answers, files }: Seen): string[] =>
  answers >= kills && files > 0 ? [] : [`Only ${answers} answers were gone through in ${kills} kills`];

/** A server takes its time to come back. */
const hitsServer = (at: number): boolean => at % 20 === 19;

const stepOf = ({ killed, during, ok }: Ended): string =>
  during === '' || (ok && !killed) ? 'klart' : during;

/**
 * Kills releases at random moments, every twentieth time the server instead, while another reader holds every answer of
 * the registry against the files. After each kill the same release is made once more, to the end. Then some releases that
 * build are killed, most of them within webpack.
 */
export const releaseFaults = async (
  kills: number,
  buildKills: number,
  port: number,
  tell: (line: string) => void = () => {},
): Promise<FaultsReport> => {
  const folder = mkdtempSync(join(tmpdir(), 'husrum-release-faults-'));
  const builds = join(folder, 'builds');
  mkdirSync(join(folder, 'web'));
  const server = serverProcess(port, folder);
  const token = server.token(REMOTE);
  const tokenOfBuilt = server.token(BUILT);
  await server.start();
  const watching = watch(server.origin);
  try {
    const ground = { server, token, builds };
    const first = sampleBuild(builds, REMOTE);
    const whole = await releaseProcess(REMOTE, { origin: server.origin, token, folder: first.folder });
    if (!whole.ok) throw new Error(whole.output);
    tell(`a whole release takes ${whole.ms} ms after its first word`);
    const during: Record<string, number> = {};
    const faults: string[] = [];
    let givenOut = 0;
    let serverKills = 0;
    for (let at = 0; at < kills; at += 1) {
      const round = await killedRelease(ground, Math.random() * whole.ms * 1.1, hitsServer(at));
      const step = stepOf(round.ended);
      during[step] = (during[step] ?? 0) + 1;
      givenOut += round.givenOut ? 1 : 0;
      serverKills += hitsServer(at) ? 1 : 0;
      faults.push(...round.faults);
      for (const fault of round.faults) tell(fault);
      if (at % 10 === 9) tell(`${at + 1} kills, ${watching.seen.answers} answers, ${faults.length} faults`);
    }
    const built = await buildFaults(buildKills, { origin: server.origin, token: tokenOfBuilt }, tell);
    faults.push(...built.faults);
    for (const fault of built.faults) tell(fault);
    await watching.stop();
    return {
      ...{
        kills,
        serverKills,
        buildKills: built.kills,
        during,
        givenOut,
        keptBack: kills - givenOut,
      },
      ...{
        seen: watching.seen,
        faults: [...faults, ...unseen(kills, watching.seen), ...watching.seen.faults],
      },
    };
  } finally {
    await watching.stop();
    await server.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
};
