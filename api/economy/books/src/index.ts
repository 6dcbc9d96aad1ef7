export { part } from './part';
