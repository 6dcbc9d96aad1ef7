import { routes } from '@husrum/contract/routes';
import type { Settings } from '../platform/settings';

type UrlSettings = Pick<Settings, 'baseUrl'>;

/** The URLs in mails lead to pages, which then make the call: mail scanners open every link. */
export const verifyEmailUrl = ({ baseUrl }: UrlSettings, email: string, token: string): string =>
  baseUrl + routes.session.verified({}, { email, token });
export const resetPasswordUrl = ({ baseUrl }: UrlSettings, email: string, token: string): string =>
  baseUrl + routes.session.reset({ token }, { email });
export const inviteUrl = ({ baseUrl }: UrlSettings, invite: string): string =>
  baseUrl + routes.session.registerInvited({ invite });
export const signInUrl = ({ baseUrl }: UrlSettings): string => baseUrl + routes.session.login();
export const changeEmailUrl = ({ baseUrl }: UrlSettings, token: string): string =>
  baseUrl + routes.session.changeEmail({ token });
