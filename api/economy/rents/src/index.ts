// What it adds to the server.

export { part } from './part';
