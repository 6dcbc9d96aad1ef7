import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './architecture/sources';

// `npm run developer -- name@company.se`: who reads Byggen. Written to the database, as the server's operator can.
await import(pathToFileURL(join(root, 'api', 'src', 'release', 'developer.main.ts')).href);
