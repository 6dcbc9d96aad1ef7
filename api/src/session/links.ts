import { routes } from '@husrum/contract/routes';
import type { Settings } from '../platform/settings';

type Base = Pick<Settings, 'baseUrl'>;

/** The addresses in mails. They lead to pages of the application, which then make the call: mail scanners open links. */
export const verifyLink = ({ baseUrl }: Base, email: string, token: string): string =>
  baseUrl + routes.session.verified({}, { email, token });
export const resetLink = ({ baseUrl }: Base, email: string, token: string): string =>
  baseUrl + routes.session.reset({ token }, { email });
export const changeEmailLink = ({ baseUrl }: Base, token: string): string =>
  baseUrl + routes.session.changeEmail({ token });
