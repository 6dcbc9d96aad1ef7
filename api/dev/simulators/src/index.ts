export { startEmbeddedSimulators } from './embedded-simulators';
export { type FasdokSimulator, startFasdokSimulator } from './fasdok/fasdok-simulator';
export { type FortnoxSimulator, startFortnoxSimulator } from './fortnox/fortnox-simulator';
export { openFortnoxState } from './fortnox/fortnox-state';
export { writeSimulatorState } from './simulator-state';
export { type StripeSimulator, startStripeSimulator } from './stripe/stripe-simulator';
export { toRecord } from './unknown-record';
export { vismaCostCenters, vismaProjects } from './visma/visma-master-data';
export {
  type RecordedRequest,
  startVismaSimulator,
  type VismaSimulator,
  type VismaSimulatorOptions,
} from './visma/visma-simulator';
export { openVismaState } from './visma/visma-state';
export { startZignedSimulator, type ZignedSimulator } from './zigned/zigned-simulator';
