import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './architecture/sources';

// `npm run release:token -- mf-leases`: what lets that team release. Written to the database, as the server's operator can.
await import(pathToFileURL(join(root, 'api', 'src', 'release', 'token.main.ts')).href);
