/** Everything that does not import webpack. What builds is in @husrum/build/bundles. */
export { integrityOf } from './integrity-of';
export { currentManifest, currentShell, reuseRemote, reuseShell } from './local-builds';
export { devRoot, presentRemotes, remoteDir, remoteDist, shellDist } from './paths';
export { installShell, shellAssets } from './shell-assets';
