/** What is known without webpack; the compilers themselves are in @husrum/build/compile. */
export { currentManifest, currentShell, readManifest, reuseRemote, reuseShell } from './freshness';
export { integrityOf } from './integrity-of';
export { devRoot, presentRemotes, remoteDir, remoteDist, root, shellDir, shellDist } from './layout';
export { remoteFaults, shellFaults } from './proof';
export { placeShell, shellAssets } from './shell-assets';
