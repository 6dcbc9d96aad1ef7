import type { Settings } from '@husrum/api-platform';
import { routes } from '@husrum/contract/routes';

// A link in a mail leads to a page, which then makes the call: mail scanners open every link.

type UrlSettings = Pick<Settings, 'baseUrl'>;

export const verifyEmailUrl = ({ baseUrl }: UrlSettings, email: string, token: string): string =>
  baseUrl + routes.session.verified({}, { email, token });
export const resetPasswordUrl = ({ baseUrl }: UrlSettings, email: string, token: string): string =>
  baseUrl + routes.session.reset({ token }, { email });
export const inviteUrl = ({ baseUrl }: UrlSettings, invite: string): string =>
  baseUrl + routes.session.registerInvited({ invite });
export const signInUrl = ({ baseUrl }: UrlSettings): string => baseUrl + routes.session.login();
export const changeEmailUrl = ({ baseUrl }: UrlSettings, token: string): string =>
  baseUrl + routes.session.changeEmail({ token });
