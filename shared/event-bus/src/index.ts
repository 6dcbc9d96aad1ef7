export { bus, type Heard } from './bus';
