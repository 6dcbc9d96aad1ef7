/** The result that an accounting program returns in the query of the callback. */
export type CallbackAnswer =
  | { readonly kind: 'code'; readonly code: string; readonly state: string | undefined }
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'nothing' };

/** Reads the query of the callback, which OAuth 2.0 defines (RFC 6749 §4.1.2). */
export const readCallback = (search: string): CallbackAnswer => {
  const query = new URLSearchParams(search);
  const error = query.get('error');
  if (error !== null) return { kind: error === 'access_denied' ? 'refused' : 'failed' };
  const code = query.get('code');
  if (!code) return { kind: 'nothing' };
  return { kind: 'code', code, state: query.get('state') ?? undefined };
};
