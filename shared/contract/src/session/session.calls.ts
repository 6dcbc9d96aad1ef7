import * as yup from 'yup';
import { call, callsOf } from '../core/call';
import { email, flag, optionalText, out, text } from '../core/fields';
import { done } from '../core/list';

/** Twelve characters and no other demand: length is what protects (NIST SP 800-63B). */
export const PASSWORD_MIN = 12;
const password = (label = 'Lösenord') => yup.string().min(PASSWORD_MIN).max(200).label(label).required();
const passwordAgain = () =>
  yup
    .string()
    .label('Upprepa lösenordet')
    .oneOf([yup.ref('password')], 'Lösenorden är inte lika')
    .required();

/** Days left of the trial, -1 for none and -2 for a member. */
export const MEMBERSHIP = { none: -1, member: -2 } as const;

export const accountOut = yup.object({ id: out.id(), name: out.text(), membership: out.number() });
export const userOut = yup.object({
  id: out.id(),
  name: out.text(),
  email: out.text(),
  email_notification_ticket: out.flag(),
  email_notification_comment: out.flag(),
  show_onboarding_in_sidebar: out.flag(),
  billable_admin: out.number(),
  /** One of those who build the product: sees how its releases do, and may run a part of it from the own machine. */
  developer: out.flag(),
  billable_id: out.id(),
  created_at: out.text(),
  billable: accountOut.required(),
});
export type User = yup.InferType<typeof userOut>;

const token = yup.object({ access_token: out.text(), token_type: out.text(), expires_in: out.number() });

export const loginInput = yup.object({
  email: email(),
  password: yup.string().max(200).label('Lösenord').required(),
});
export const registerInput = yup.object({
  user: yup
    .object({
      name: text('Namn'),
      email: email(),
      password: password(),
      password_confirmation: passwordAgain(),
    })
    .required(),
  /** Left out when the registration is by invitation: the inviter's business is joined. */
  billable: yup
    .object({
      organisation: yup.number().oneOf([0, 1]).label('Kundtyp').required(),
      name: text('Verksamhetens namn'),
      phone: optionalText('Telefon', 40),
    })
    .nullable()
    .default(null),
  invite: optionalText('Inbjudan'),
  tos_accepted: yup.boolean().oneOf([true], 'Villkoren måste godkännas').required(),
});
export type RegisterInput = yup.InferType<typeof registerInput>;
export const forgotInput = yup.object({ email: email() });
export const resetInput = yup.object({
  email: email(),
  password: password('Nytt lösenord'),
  password_confirmation: passwordAgain(),
  token: text('Länken', 400),
});
export const profileInput = yup.object({
  name: text('Namn'),
  email_notification_ticket: flag('E-post om nya ärenden'),
  email_notification_comment: flag('E-post om nya kommentarer'),
  show_onboarding_in_sidebar: flag('Visa Kom igång i menyn'),
});
export const changePasswordInput = yup.object({
  current_password: yup.string().label('Nuvarande lösenord').required(),
  password: password('Nytt lösenord'),
  password_confirmation: passwordAgain(),
});
export const changeEmailInput = yup.object({
  email: email('Ny e-post'),
  password: yup.string().label('Lösenord').required(),
});

export const sessionCalls = callsOf('session', {
  login: call({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Logga in',
    access: 'public',
    body: loginInput,
    ok: token,
  }),
  register: call({
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Registrera konto',
    access: 'public',
    body: registerInput,
    ok: done,
  }),
  /** The link in the mail leads here through /verified. */
  verify: call({
    method: 'POST',
    path: '/api/auth/verify/{token}',
    summary: 'Verifiera e-post',
    access: 'public',
    ok: yup.object({ email: out.text() }),
  }),
  refresh: call({ method: 'POST', path: '/api/auth/refresh', summary: 'Förnya inloggningen', ok: token }),
  logout: call({ method: 'POST', path: '/api/auth/logout', summary: 'Logga ut', ok: done }),
  invite: call({
    method: 'GET',
    path: '/api/invite/{invite}',
    summary: 'Vem som bjöd in',
    access: 'public',
    ok: yup.object({ name: out.text(), email: out.text() }),
  }),
  forgot: call({
    method: 'POST',
    path: '/api/auth/forgot',
    summary: 'Begär återställning av lösenord',
    access: 'public',
    body: forgotInput,
    ok: done,
  }),
  reset: call({
    method: 'POST',
    path: '/api/auth/reset',
    summary: 'Sätt nytt lösenord',
    access: 'public',
    body: resetInput,
    ok: done,
  }),
  me: call({ method: 'GET', path: '/api/auth/me', summary: 'Den inloggade', ok: userOut }),
  updateMe: call({
    method: 'PATCH',
    path: '/api/auth/me',
    summary: 'Ändra profilen',
    body: profileInput,
    ok: userOut,
  }),
  changePassword: call({
    method: 'POST',
    path: '/api/auth/changepassword',
    summary: 'Byt lösenord',
    body: changePasswordInput,
    ok: done,
  }),
  requestEmail: call({
    method: 'POST',
    path: '/api/emailchange',
    summary: 'Begär byte av e-post',
    body: changeEmailInput,
    ok: done,
  }),
  confirmEmail: call({
    method: 'POST',
    path: '/api/emailchange/{token}',
    summary: 'Bekräfta byte av e-post',
    ok: done,
  }),
});
