import type { APIRequestContext } from '@playwright/test';

export interface SignedIn {
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

const link = /https?:\/\/\S+/;

/** The address that a mail asks its reader to open. */
export const linkIn = (mail: Mail | undefined): string => {
  const found = link.exec(mail?.body ?? '')?.[0];
  if (found === undefined) throw new Error(`No link in the mail ${mail?.subject ?? ''}`);
  return found;
};

const post = async <T>(request: APIRequestContext, path: string, data?: unknown): Promise<T> => {
  const answer = await request.post(path, { data });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
};

export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly attachments: readonly { readonly name: string }[];
}

/** What the server has sent to an address, newest first. */
export const mailTo = async (request: APIRequestContext, to: string): Promise<Mail[]> => {
  const answer = await request.get('/dev/mail.json', { params: { to } });
  const { data }: { data: Mail[] } = await answer.json();
  return data;
};

export const signIn = async (
  request: APIRequestContext,
  email: string,
  password: string,
): Promise<SignedIn> => {
  const { access_token } = await post<{ access_token: string }>(request, '/api/auth/login', {
    email,
    password,
  });
  return { email, password, token: access_token };
};

let ordinal = 0;

/** A new, empty account of its own for one test. */
export const register = async (request: APIRequestContext, name = 'Provvärden AB'): Promise<SignedIn> => {
  ordinal += 1;
  const email = `prov-${process.pid}-${ordinal}-${Date.now()}@example.com`;
  const password = 'ett-langt-losenord';
  await post(request, '/api/auth/register', {
    user: { name: 'Prov Provsson', email, password, password_confirmation: password },
    billable: { name, organisation: 1, phone: null },
    invite: null,
    tos_accepted: true,
  });
  const [mail] = await mailTo(request, email);
  const token = new URL(linkIn(mail)).searchParams.get('token');
  await post(request, `/api/auth/verify/${token}`);
  return signIn(request, email, password);
};
