/** Everything that does not import webpack. The compilers are in @husrum/build/compile. */

export { findRemoteFaults, findShellFaults } from './build-faults';
export { integrityOf } from './integrity-of';
export { currentManifest, currentShell, readManifest, reuseRemote, reuseShell } from './local-builds';
export { devRoot, presentRemotes, remoteDir, remoteDist, root, shellDir, shellDist } from './paths';
export { installShell, shellAssets } from './shell-assets';
