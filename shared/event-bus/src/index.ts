export { type BusMessage, bus } from './bus';
