/** What of this package does not import webpack. The functions that build are in @husrum/build/bundles. */
export { integrityOf } from './integrity-of';
export { linkRemotes } from './link-remotes';
export {
  isShellUpToDate,
  readCurrentManifest,
  readCurrentShellBuild,
  reuseRemoteBuild,
} from './local-builds';
export {
  catalogueShellDist,
  devRoot,
  isProductRemote,
  presentRemotes,
  remoteDir,
  remoteDist,
  shellDist,
} from './paths';
export { installShell, shellAssets } from './shell-assets';
