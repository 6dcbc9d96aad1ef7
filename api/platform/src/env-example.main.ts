import { writeFileSync } from 'node:fs';
import { envExampleFile, renderEnvExample } from './env-example';

/** `npm run env:example` writes .env.example. */
writeFileSync(envExampleFile, renderEnvExample());
