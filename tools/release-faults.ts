import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { currentManifest, remoteDist } from '@husrum/build';
import { exitWith, runScript } from './process';
import { liveBuildsAt, monitorRegistry } from './release-faults/registry-monitor';
import { runReleaseProcess } from './release-faults/release-process';
import { createSampleBuild } from './release-faults/sample-build';
import { freePort, startApiServer } from './servers/api-server';

/**
 * `npm run test:release`: kills a hundred releases at random moments, every twentieth time the server instead, and five
 * releases while they build. A monitor compares every answer of the registry with the files. After each kill the same
 * release runs again to its end. `-- --kills 20 --builds 2` does less.
 */
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '100' }, builds: { type: 'string', default: '5' } },
});

const REMOTE = 'mf-leases';
/** The remote that builds fastest. */
const BUILT = 'mf-reports';

const folder = mkdtempSync(join(tmpdir(), 'husrum-release-faults-'));
mkdirSync(join(folder, 'web'));
const port = await freePort();
const env = { LOG_LEVEL: 'silent', DATA_DIR: join(folder, 'data'), WEB_ROOT: join(folder, 'web') };

/** Created before the server starts: the embedded database allows one process. */
const createToken = async (remote: string): Promise<string> => {
  const { output } = await runScript('api/src/release/token.main.ts', [remote], { quiet: true, env });
  return /husrum_[\w-]+/.exec(output)?.[0] ?? exitWith(output);
};
const token = await createToken(REMOTE);
const builtToken = await createToken(BUILT);

let server = await startApiServer({ port, env });
const { origin } = server;
const monitor = monitorRegistry(origin);
const liveBuild = async (remote: string) => (await liveBuildsAt(origin)).get(remote);
const faults: string[] = [];
const report = (fault: string) => {
  faults.push(fault);
  console.error(fault);
};

const killRelease = async (killAfterMs: number, isServerKilled: boolean): Promise<void> => {
  const before = await liveBuild(REMOTE);
  const { folder: from, build } = createSampleBuild(join(folder, 'builds'), REMOTE);
  const options = { origin, token, folder: from };
  const kill = isServerKilled ? { kill: () => server.stop('SIGKILL') } : {};
  await runReleaseProcess(REMOTE, { ...options, killAfterMs, ...kill });
  if (isServerKilled) {
    await server.stop('SIGKILL');
    server = await startApiServer({ port, env });
  }
  const live = await liveBuild(REMOTE);
  if (live !== build && live !== before) report(`${live} is live, neither ${before} nor ${build}`);
  const again = await runReleaseProcess(REMOTE, options);
  if (!again.ok || (await liveBuild(REMOTE)) !== build)
    report(`${build} could not be released again: ${again.output}`);
  rmSync(from, { recursive: true });
};

const killBuildingRelease = async (killAfterMs: number): Promise<number> => {
  // A whole build would be reused; what a kill left half made stays for the next release.
  const whole = currentManifest(BUILT);
  if (whole) rmSync(join(remoteDist(BUILT), whole.build), { recursive: true });
  const before = await liveBuild(BUILT);
  const { killed, durationMs } = await runReleaseProcess(BUILT, { origin, token: builtToken, killAfterMs });
  const live = await liveBuild(BUILT);
  if (killed && live !== before && live !== currentManifest(BUILT)?.build)
    report(`${BUILT}: ${live} is live and was never whole`);
  return durationMs;
};

try {
  const sample = createSampleBuild(join(folder, 'builds'), REMOTE);
  const whole = await runReleaseProcess(REMOTE, { origin, token, folder: sample.folder });
  if (!whole.ok) throw new Error(whole.output);
  const kills = Number(values.kills);
  for (let at = 0; at < kills; at += 1)
    await killRelease(Math.random() * whole.durationMs * 1.1, at % 20 === 19);
  let longestMs = 10_000;
  for (let at = 0; at < Number(values.builds); at += 1)
    longestMs = Math.max(longestMs, await killBuildingRelease(Math.random() * longestMs));
  const last = await runReleaseProcess(BUILT, { origin, token: builtToken });
  if (!last.ok || (await liveBuild(BUILT)) !== currentManifest(BUILT)?.build)
    report(`${BUILT} could not be built and released: ${last.output}`);
  await monitor.stop();
  const { seen } = monitor;
  if (seen.answers < kills || seen.files === 0) report(`Only ${seen.answers} answers in ${kills} kills`);
  for (const fault of seen.faults) report(fault);
  console.log({ ...values, answers: seen.answers, files: seen.files, faults: faults.length });
} finally {
  await monitor.stop();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(faults.length === 0 ? 0 : 1);
