import { createHash } from 'node:crypto';

/** As browsers compare it. */
export const integrityOf = (content: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
