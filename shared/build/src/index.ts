export { buildRemote, buildShell, type Outcome } from './build';
export {
  currentFile,
  manifestFile,
  presentRemotes,
  remoteDir,
  remoteDist,
  root,
  shellDir,
  shellDist,
} from './layout';
export type { Mode } from './preset';
