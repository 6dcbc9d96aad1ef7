import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_SECONDS = 5 * 60;

/** The signature of a body: `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>" in hex>`. */
export const signZignedBody = (body: Buffer | string, secret: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')}`;

/**
 * Whether the header is the signature of these bytes, made at most five minutes before or after now. Compares in constant time.
 */
export const isZignedSignature = (
  header: string,
  body: Buffer,
  { secret, now }: { readonly secret: string; readonly now: Date },
): boolean => {
  const seconds = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header)?.[1] ?? Number.NaN);
  if (!(Math.abs(now.getTime() / 1000 - seconds) <= TOLERANCE_SECONDS) || secret === '') return false;
  const expected = Buffer.from(signZignedBody(body, secret, seconds).split('v1=')[1] ?? '');
  return [...header.matchAll(/(?:^|,)v1=([0-9a-f]{64})(?=,|$)/g)].some(([, signature = '']) =>
    timingSafeEqual(Buffer.from(signature), expected),
  );
};
