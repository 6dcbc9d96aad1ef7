import type { FastifyHelmetOptions } from '@fastify/helmet';

/** Allows only our own origin, no inline scripts and no eval. Inline styles are allowed because antd writes them at run time. */
const directives = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  // PDF previews are blobs.
  frameSrc: ['blob:'],
  objectSrc: ['blob:'],
  workerSrc: ["'self'", 'blob:'],
  manifestSrc: ["'self'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'self'"],
};

/**
 * What the pages may use of the device: the clipboard and the whole screen. Photos are taken by the camera's own program. Helmet does
 * not write this header.
 */
export const PERMISSIONS_POLICY = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone'],
  ...['midi', 'payment', 'usb'],
]
  .map((feature) => `${feature}=()`)
  .concat(['clipboard-write=(self)', 'fullscreen=(self)'])
  .join(', ');

export const securityHeaders = (production: boolean): FastifyHelmetOptions => ({
  contentSecurityPolicy: { useDefaults: false, directives },
  // HTTPS only in production: http://localhost must keep working.
  hsts: production ? { maxAge: 31_536_000 } : false,
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'same-origin' },
});
