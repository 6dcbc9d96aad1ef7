export {
  type Change,
  type Contract,
  describeChange,
  findBrokenBuilds,
  findChanges,
  type LiveBuild,
  mapParts,
  parts,
} from './change.rules';
export { type Shape, shapeOfCall, shapeOfType } from './shape.rules';
export { addUses, mergeLiveBuilds, type RecordedUses, removeUses } from './uses.rules';
