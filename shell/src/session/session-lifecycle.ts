import {
  ApiError,
  configureApi,
  queryClient,
  refreshToken,
  request,
  token,
  UNKNOWN_ERROR_TEXT,
} from '@husrum/api-client';
import type { BodyOf } from '@husrum/contract/core';
import { findRoute, routes } from '@husrum/contract/routes';
import { sessionCalls, type User } from '@husrum/contract/session';
import { bus } from '@husrum/event-bus';
import { historyNavigator, sessionStore } from '@husrum/platform/shell';
import { overrideStore } from '../override/override.store';
import { visitTraceId } from '../telemetry/visit';
import { sessionTexts } from './session.texts';

/** How often a token is renewed while the page is open (product spec §9). */
const TOKEN_RENEWAL_MS = 1_800_000;

/** Whether this browser has a token. The session of the token may have ended meanwhile. */
export const hasToken = (): boolean => token.get() !== null;

const isPublicPage = () => findRoute(window.location.pathname)?.access === 'public';

const fetchUser = (): Promise<User> =>
  queryClient.fetchQuery({
    queryKey: ['session', 'me'],
    queryFn: () => request(sessionCalls.me),
    staleTime: 0,
  });

/** Refetches the signed-in user, whose name, role or business may have changed. */
const refreshUser = (): void => void fetchUser().then(sessionStore.set, () => {});

const renewToken = (): Promise<string> =>
  refreshToken(() => request(sessionCalls.refresh, { handledStatuses: [401] }));

const endSession = (): void => {
  token.clear();
  if (!isPublicPage()) window.location.reload();
};

/** Renews the token of a signed-in user. A session that has ended signs the user out. */
const renewSession = async (): Promise<void> => {
  if (token.get() === null) return;
  try {
    await renewToken();
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) endSession();
    throw error;
  }
};

/** Redirects unless the page is open already: several calls of a page may fail for the same reason. */
const redirectOnce = (path: string): void => {
  if (window.location.pathname !== path) historyNavigator.replace(path);
};

/** Removes the signed-in user, an override and all cached responses from the page, so that the next user does not see them. */
const clearSession = (): void => {
  sessionStore.set(undefined);
  overrideStore.clear();
  queryClient.clear();
};

/**
 * Signs out in this browser and on the server. The token is removed even if the server cannot be reached. Drafts of forms are
 * removed, too; a session that merely expires keeps them.
 */
export const signOut = async (): Promise<void> => {
  await request(sessionCalls.logout).catch(() => {});
  sessionStorage.clear();
  token.clear();
};

/** Fetches the user of the stored token. Rejects and keeps the token when the server cannot be reached. */
export const restoreSession = async (): Promise<User> => {
  await renewSession();
  const user = await fetchUser();
  sessionStore.set(user);
  return user;
};

/** The error, with a fallback message when the server has sent none. */
const withFallbackMessage = (error: unknown): unknown =>
  error instanceof ApiError && error.message === UNKNOWN_ERROR_TEXT
    ? new ApiError(error.status, sessionTexts.loginFailed)
    : error;

export const signIn = async (body: BodyOf<typeof sessionCalls.login>): Promise<User> => {
  try {
    const { access_token } = await request(sessionCalls.login, { body });
    token.set(access_token);
    return await restoreSession();
  } catch (error) {
    throw withFallbackMessage(error);
  }
};

export const startSession = (): void => {
  configureApi({
    trace: visitTraceId,
    renewToken,
    onUnauthorized: endSession,
    onRoleRefusal: refreshUser,
    onPaymentRequired: () => redirectOnce(routes.setting.membership()),
    onNotFound: () => redirectOnce(routes.session.notFound()),
  });
  token.subscribe((value) => {
    if (value === null) clearSession();
  });
  bus.on('profile.changed').subscribe(refreshUser);
  bus.on('business.changed').subscribe(refreshUser);
  window.setInterval(() => void renewSession().catch(() => {}), TOKEN_RENEWAL_MS);
};
