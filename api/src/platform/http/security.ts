import type { FastifyHelmetOptions } from '@fastify/helmet';

/** Everything from our own origin; no inline script, no eval. Styles are inline because antd writes them at run time. */
const directives = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  // Previews of PDF files are shown from memory.
  frameSrc: ['blob:'],
  objectSrc: ['blob:'],
  workerSrc: ["'self'", 'blob:'],
  manifestSrc: ["'self'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'self'"],
};

export const securityHeaders = (production: boolean): FastifyHelmetOptions => ({
  contentSecurityPolicy: { useDefaults: false, directives },
  // Behind HTTPS only; a developer's http://localhost must keep working.
  hsts: production ? { maxAge: 31_536_000 } : false,
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'same-origin' },
});
