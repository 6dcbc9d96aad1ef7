/** The value of a cookie in a `Cookie` header. */
export const readCookie = (header: string | undefined, name: string): string | undefined => {
  for (const pair of (header ?? '').split(';')) {
    const [key, value] = pair.split('=', 2);
    if (key?.trim() === name) return value?.trim();
  }
  return undefined;
};

interface CookieOptions {
  readonly path: string;
  readonly maxAgeSeconds: number;
  /** The cookie is sent only over HTTPS. */
  readonly secure: boolean;
}

/** A `Set-Cookie` header. Scripts cannot read the cookie, and other sites cannot make the browser send it. */
export const formatCookie = (
  name: string,
  value: string,
  { path, maxAgeSeconds, secure }: CookieOptions,
): string =>
  [
    `${name}=${value}`,
    `Path=${path}`,
    `Max-Age=${maxAgeSeconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(secure ? ['Secure'] : []),
  ].join('; ');
