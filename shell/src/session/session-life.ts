import { ApiError, configureApi, queryClient, refreshToken, request, token } from '@husrum/api-client';
import type { BodyOf } from '@husrum/contract/core';
import { routeAt, routes } from '@husrum/contract/routes';
import { sessionCalls, type User } from '@husrum/contract/session';
import { bus } from '@husrum/event-bus';
import { navigator, sessionStore } from '@husrum/platform/shell';
import { overrideStore } from '../override/override.store';
import { visitTrace } from '../telemetry/visit';
import { sessionTexts } from './session.texts';

/** How often a token is renewed while the page is open (product spec §9). */
export const REFRESH_MS = 1_800_000;

const isPublicPage = () => routeAt(window.location.pathname)?.access === 'public';

const read = (): Promise<User> =>
  queryClient.fetchQuery({
    queryKey: ['session', 'me'],
    queryFn: () => request(sessionCalls.me),
    staleTime: 0,
  });

const renew = async (): Promise<void> => {
  if (token.get() !== null) await refreshToken(() => request(sessionCalls.refresh));
};

/** Several calls of a page may be refused for the same reason; the reader is moved once. */
const goOnce = (path: string): void => {
  if (window.location.pathname !== path) navigator.replace(path);
};

/** Everything that belongs to the one who was signed in is gone before the next one comes. */
const forget = (): void => {
  sessionStore.set(undefined);
  overrideStore.clear();
  queryClient.clear();
};

/**
 * Signs out on the server too; without a server the token is thrown away all the same. What was typed and never saved
 * goes with it: a session that only ran out keeps its drafts.
 */
export const signOut = async (): Promise<void> => {
  await request(sessionCalls.logout).catch(() => {});
  sessionStorage.clear();
  token.clear();
};

/** Reads who the stored token belongs to. Rejects when the server cannot be reached: the token is then kept. */
export const enter = async (): Promise<void> => {
  await renew();
  sessionStore.set(await read());
};

/** The server's own sentence, also where the server gave none. */
const told = (error: unknown): unknown =>
  error instanceof ApiError && error.message === ''
    ? new ApiError(error.status, sessionTexts.loginFailed)
    : error;

export const signIn = async (body: BodyOf<typeof sessionCalls.login>): Promise<void> => {
  try {
    const { access_token } = await request(sessionCalls.login, { body });
    token.set(access_token);
    await enter();
  } catch (error) {
    throw told(error);
  }
};

export const startSession = (): void => {
  configureApi({
    trace: visitTrace,
    onUnauthorized: () => {
      token.clear();
      if (!isPublicPage()) window.location.reload();
    },
    onPaymentRequired: () => goOnce(routes.setting.membership()),
    onNotFound: () => goOnce(routes.session.notFound()),
  });
  token.subscribe((value) => {
    if (value === null) forget();
  });
  bus.on('profile.changed').subscribe(() => void read().then(sessionStore.set, () => {}));
  bus.on('business.changed').subscribe(() => void read().then(sessionStore.set, () => {}));
  window.setInterval(() => void renew().catch(() => {}), REFRESH_MS);
};
