import * as yup from 'yup';
import { call, defineCalls } from '../../core/call';
import { optionalPhone } from '../../core/contact-fields';
import { email, optionalText, output, text } from '../../core/fields';
import { messageResponse } from '../../core/list';
import { namedObject } from '../../core/named';
import { roles } from '../../permission/role';
import { mailSettingInput, mailSettingOutput } from '../notification/mail-setting';
import { isGuessablePassword, passwordTexts } from './password.rules';

/** The only requirements are this length and that the password is hard to guess, as NIST SP 800-63B recommends. */
export const PASSWORD_MIN = 12;
const password = (label = 'Lösenord') =>
  yup
    .string()
    .label(label)
    // This comes first, because the first message is shown: an empty password is missing, not short.
    .required()
    .min(PASSWORD_MIN)
    .max(200)
    .test('guessable', passwordTexts.guessable, (value, { parent }) => {
      const email: unknown = parent?.email;
      return !isGuessablePassword(value ?? '', typeof email === 'string' ? email : '');
    });
const passwordConfirmation = () =>
  yup
    .string()
    .label('Upprepa lösenordet')
    .oneOf([yup.ref('password')], 'Lösenorden är inte lika')
    .required();

/** Special values of `membership`, which otherwise is the number of days left of the trial. */
export const MEMBERSHIP = {
  /** Neither a trial nor a membership: the trial has ended, and there is no membership, or it has ended too. */
  none: -1,
  member: -2,
} as const;

export const sessionBusiness = namedObject('SessionBusiness', {
  id: output.id(),
  name: output.text(),
  membership: output.number(),
});
export const sessionUser = namedObject('SessionUser', {
  id: output.id(),
  name: output.text(),
  email: output.text(),
  ...mailSettingOutput,
  show_onboarding_in_sidebar: output.flag(),
  role: output.choice(roles),
  /** 1 for an administrator of the business, else 0. */
  billable_admin: output.number(),
  /** Whether the user is a developer of the product, with access to releases, and to loading remotes from the developer's own machine. */
  developer: output.flag(),
  billable_id: output.id(),
  created_at: output.text(),
  billable: sessionBusiness.required(),
});
export type User = yup.InferType<typeof sessionUser>;

const accessToken = namedObject('AccessToken', {
  access_token: output.text(),
  token_type: output.text(),
  expires_in: output.number(),
});

export const sessionRow = namedObject('SessionRow', {
  id: output.text(),
  /** `Chrome på Windows` */
  device: output.text(),
  created_at: output.text(),
  /** When the session was last renewed. An open page renews it every half hour. */
  seen_at: output.text(),
  /** The session that makes the call. */
  current: output.flag(),
});
export type SessionRow = yup.InferType<typeof sessionRow>;

export const loginInput = namedObject('LoginInput', {
  email: email(),
  password: yup.string().max(200).label('Lösenord').required(),
});
export const registerInput = namedObject('RegisterInput', {
  user: yup
    .object({
      name: text('Ditt namn'),
      email: email(),
      password: password(),
      password_confirmation: passwordConfirmation(),
    })
    .required(),
  /** It is null for an invited user, who joins the inviter's business. */
  billable: yup
    .object({
      /** 1 for an organisation, 0 for a private person. */
      organisation: yup.number().oneOf([0, 1]).label('Kundtyp').required(),
      name: text('Verksamhetens namn'),
      phone: optionalPhone(),
    })
    .nullable()
    .default(null),
  invite: optionalText('Inbjudan'),
  tos_accepted: yup
    .boolean()
    .oneOf([true], 'Villkoren måste godkännas')
    .label('Villkoren')
    .required('Villkoren måste godkännas'),
});
export type RegisterInput = yup.InferType<typeof registerInput>;
export const requestPasswordResetInput = namedObject('RequestPasswordResetInput', { email: email() });
export const resetPasswordInput = namedObject('ResetPasswordInput', {
  email: email(),
  password: password('Nytt lösenord'),
  password_confirmation: passwordConfirmation(),
  token: text('Länken', 400),
});

/** Only the name is required. What is left out is unchanged. */
export const profileInput = namedObject('ProfileInput', {
  name: text('Namn'),
  ...mailSettingInput,
  show_onboarding_in_sidebar: yup.boolean().label('Visa Kom igång i menyn').optional(),
});
/** The profile as it is, to send back with a change. */
export const toProfileInput = (user: User): yup.InferType<typeof profileInput> =>
  profileInput.cast(user, { stripUnknown: true });
export const changePasswordInput = namedObject('ChangePasswordInput', {
  current_password: yup.string().label('Nuvarande lösenord').required(),
  password: password('Nytt lösenord'),
  password_confirmation: passwordConfirmation(),
});
export const changeEmailInput = namedObject('ChangeEmailInput', {
  email: email('Ny mejladress'),
  password: yup.string().label('Lösenord').required(),
});

const termsSection = namedObject('TermsSection', {
  /** Null: the paragraphs before the first title. */
  title: output.textOrNull(),
  paragraphs: output.list(output.text()),
});
export type TermsSection = yup.InferType<typeof termsSection>;

export const sessionCalls = defineCalls('session', {
  login: call({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Logga in',
    access: 'public',
    body: loginInput,
    response: accessToken,
  }),
  register: call({
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Registrera konto',
    access: 'public',
    body: registerInput,
    response: messageResponse,
  }),
  /** It is called by the page /verified, which the link in the mail opens. */
  verify: call({
    method: 'POST',
    path: '/api/auth/verify/{token}',
    summary: 'Verifiera mejladressen',
    access: 'public',
    response: yup.object({ email: output.text() }),
  }),
  refresh: call({
    method: 'POST',
    path: '/api/auth/refresh',
    summary: 'Förnya inloggningen',
    // The cookie is tried first, because the access token may have expired, for example while the computer slept. Without a
    // cookie, the access token authenticates the call.
    acceptsCookie: true,
    perMinute: 300,
    response: accessToken,
  }),
  /** Answers the same for known and unknown addresses. */
  resendVerification: call({
    method: 'POST',
    path: '/api/auth/verification',
    summary: 'Skicka verifieringsmejlet igen',
    access: 'public',
    body: namedObject('ResendVerificationInput', { email: email() }),
    response: messageResponse,
  }),
  sessions: call({
    method: 'GET',
    path: '/api/auth/session',
    summary: 'Var du är inloggad',
    response: output.list(sessionRow.required()),
  }),
  endSession: call({
    method: 'DELETE',
    path: '/api/auth/session/{session}',
    summary: 'Logga ut en enhet',
    response: messageResponse,
  }),
  endOtherSessions: call({
    method: 'DELETE',
    path: '/api/auth/session',
    summary: 'Logga ut alla andra enheter',
    response: messageResponse,
  }),
  logout: call({ method: 'POST', path: '/api/auth/logout', summary: 'Logga ut', response: messageResponse }),
  invite: call({
    method: 'GET',
    path: '/api/invite/{invite}',
    summary: 'Vem som bjöd in',
    access: 'public',
    // `name` is the inviter's, or the business's if the inviter is unknown. `email` is the invited person's.
    response: yup.object({
      name: output.text(),
      email: output.text(),
      business: output.text(),
      role: output.choice(roles),
    }),
  }),
  requestPasswordReset: call({
    method: 'POST',
    path: '/api/auth/forgot',
    summary: 'Begär återställning av lösenord',
    access: 'public',
    body: requestPasswordResetInput,
    response: messageResponse,
  }),
  resetPassword: call({
    method: 'POST',
    path: '/api/auth/reset',
    summary: 'Sätt nytt lösenord',
    access: 'public',
    body: resetPasswordInput,
    response: messageResponse,
  }),
  /** Empty when the operator has none: then nobody is asked to accept any. */
  terms: call({
    method: 'GET',
    path: '/api/auth/terms',
    summary: 'Användarvillkoren',
    access: 'public',
    response: yup.object({ sections: output.list(termsSection.required()) }),
  }),
  me: call({ method: 'GET', path: '/api/auth/me', summary: 'Den inloggade', response: sessionUser }),
  updateMe: call({
    method: 'PATCH',
    path: '/api/auth/me',
    summary: 'Ändra profilen',
    body: profileInput,
    response: sessionUser,
  }),
  changePassword: call({
    method: 'POST',
    path: '/api/auth/changepassword',
    summary: 'Byt lösenord',
    body: changePasswordInput,
    response: messageResponse,
  }),
  requestEmailChange: call({
    method: 'POST',
    path: '/api/emailchange',
    summary: 'Begär byte av mejladress',
    body: changeEmailInput,
    response: messageResponse,
  }),
  confirmEmailChange: call({
    method: 'POST',
    path: '/api/emailchange/{token}',
    summary: 'Bekräfta byte av mejladress',
    response: messageResponse,
  }),
});
