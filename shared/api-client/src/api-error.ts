import type { Failure } from '@husrum/contract/core';

export const NETWORK_ERROR_TEXT = 'Det gick inte att nå servern. Kontrollera din anslutning och försök igen.';
export const TIMEOUT_TEXT = 'Servern svarade inte i tid. Försök igen.';
export const UNKNOWN_ERROR_TEXT = 'Något gick fel';
/** The same text as the server's, for calls that a proxy refuses before they reach the server. */
const TOO_MANY_CALLS_TEXT = 'För många försök. Vänta en stund och försök igen.';

/** A failed call. Status 0 means that the server could not be reached. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    message: string,
    readonly data: Readonly<Record<string, readonly string[]>> = {},
  ) {
    super(message);
  }

  /** Whether the message says more than that something went wrong. */
  get isExplained(): boolean {
    return this.message !== '' && this.message !== UNKNOWN_ERROR_TEXT;
  }

  /** Whether the user's role does not permit the call. Any other 403 means that the session is over. */
  get isRoleRefusal(): boolean {
    return this.status === 403 && 'role' in this.data;
  }

  /** The first text of each field, for forms. A refusal because of the user's role concerns no field. */
  fieldErrors(): Record<string, string> {
    if (this.isRoleRefusal) return {};
    return Object.fromEntries(
      Object.entries(this.data).flatMap(([field, texts]) => (texts[0] ? [[field, texts[0]]] : [])),
    );
  }

  get hasFieldErrors(): boolean {
    return Object.keys(this.fieldErrors()).length > 0;
  }
}

/** Whether the same call may succeed later: there was no response, or the server failed. */
export const isTransient = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

const isFailure = (body: unknown): body is Failure =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string';

const toFieldTexts = (data: unknown): Record<string, string[]> => {
  if (typeof data !== 'object' || data === null) return {};
  return Object.fromEntries(
    Object.entries(data).flatMap(([field, texts]) => {
      const list = (Array.isArray(texts) ? texts : [texts]).filter((text) => typeof text === 'string');
      return list.length > 0 ? [[field, list]] : [];
    }),
  );
};

/** An error with a Swedish message, also when a proxy or a crashed server did not respond with JSON. */
export const toApiError = async (response: Response): Promise<ApiError> => {
  const body: unknown = await response.json().catch(() => undefined);
  const fallback = response.status === 429 ? TOO_MANY_CALLS_TEXT : UNKNOWN_ERROR_TEXT;
  return isFailure(body)
    ? new ApiError(response.status, body.message || fallback, toFieldTexts(body.data))
    : new ApiError(response.status, fallback);
};
