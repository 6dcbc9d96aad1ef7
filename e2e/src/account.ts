import type { APIRequestContext } from '@playwright/test';

export interface Account {
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

const URL_PATTERN = /https?:\/\/\S+/;

/** The first link in a mail. Throws if there is none. */
export const findLink = (mail: Mail | undefined): string => {
  const url = URL_PATTERN.exec(mail?.body ?? '')?.[0];
  if (url === undefined) throw new Error(`No link in the mail ${mail?.subject ?? ''}`);
  return url;
};

const postJson = async <T>(request: APIRequestContext, path: string, data?: unknown): Promise<T> => {
  const response = await request.post(path, { data });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return response.json();
};

export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly attachments: readonly { readonly name: string }[];
}

/** The mails that the server has sent to an address, newest first. */
export const listMails = async (request: APIRequestContext, to: string): Promise<Mail[]> => {
  const response = await request.get('/dev/mail.json', { params: { to } });
  const { data }: { data: Mail[] } = await response.json();
  return data;
};

export const signIn = async (
  request: APIRequestContext,
  email: string,
  password: string,
): Promise<Account> => {
  const { access_token } = await postJson<{ access_token: string }>(request, '/api/auth/login', {
    email,
    password,
  });
  return { email, password, token: access_token };
};

let accountCount = 0;

/** Registers and verifies a new, empty account, and signs in to it. */
export const registerAccount = async (
  request: APIRequestContext,
  name = 'Provvärden AB',
): Promise<Account> => {
  accountCount += 1;
  const email = `prov-${process.pid}-${accountCount}-${Date.now()}@example.com`;
  const password = 'ett-langt-losenord';
  await postJson(request, '/api/auth/register', {
    user: { name: 'Prov Provsson', email, password, password_confirmation: password },
    billable: { name, organisation: 1, phone: null },
    invite: null,
    tos_accepted: true,
  });
  const [mail] = await listMails(request, email);
  const token = new URL(findLink(mail)).searchParams.get('token');
  await postJson(request, `/api/auth/verify/${token}`);
  return signIn(request, email, password);
};
