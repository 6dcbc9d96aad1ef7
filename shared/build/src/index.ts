/** What is known without webpack; the compilers themselves are in @husrum/build/compile. */
export { currentManifest, readManifest, reuseRemote, reuseShell } from './freshness';
export { presentRemotes, remoteDir, remoteDist, root, shellDir, shellDist } from './layout';
export type { Mode } from './preset';
