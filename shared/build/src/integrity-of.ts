import { createHash } from 'node:crypto';

/** As browsers compare it. */
export const integrityOf = (content: string | Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
