import type { Tx } from '@husrum/api-platform';
import { type MailSetting, mailSettings } from '@husrum/contract/notification';
import type { Role } from '@husrum/contract/permission';

const columns = [
  'user_account.id',
  'user_account.billable_id',
  'user_account.name',
  'user_account.email',
  'user_account.password_hash',
  'user_account.email_verified_at',
  ...mailSettings.map((name) => `user_account.${name}` as const),
  'user_account.show_onboarding_in_sidebar',
  'user_account.role',
  'user_account.developer',
  'user_account.created_at',
  'billable.name as billable_name',
  'billable.organisation',
  'billable.member',
  'billable.trial_ends_on',
  'billable.boarded_at',
] as const;

const selectUsers = (tx: Tx) =>
  tx
    .selectFrom('user_account')
    .innerJoin('billable', 'billable.id', 'user_account.billable_id')
    .select(columns);

export const findUser = (tx: Tx, id: number) =>
  selectUsers(tx).where('user_account.id', '=', id).executeTakeFirst();
export const findUserByEmail = (tx: Tx, email: string) =>
  selectUsers(tx).where('user_account.email', '=', email).executeTakeFirst();
export type StoredUser = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** Whether the business has no other user. */
export const isOnlyUser = async (
  tx: Tx,
  { id, billable_id }: Pick<StoredUser, 'id' | 'billable_id'>,
): Promise<boolean> =>
  (await tx
    .selectFrom('user_account')
    .select('id')
    .where('billable_id', '=', billable_id)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst()) === undefined;

interface NewUser {
  billable_id: number;
  name: string;
  email: string;
  password_hash: string;
  role: Role;
  developer?: boolean;
  email_verified_at: string | null;
}

export const insertUser = async (tx: Tx, values: NewUser): Promise<number> => {
  const { id } = await tx.insertInto('user_account').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
};

interface UserChange extends Partial<Record<MailSetting, boolean | undefined>> {
  name?: string;
  email?: string;
  password_hash?: string;
  email_verified_at?: string;
  show_onboarding_in_sidebar?: boolean;
}

export const updateUser = async (tx: Tx, id: number, values: UserChange): Promise<void> => {
  await tx.updateTable('user_account').set(values).where('id', '=', id).execute();
};

export const isEmailTaken = async (tx: Tx, email: string): Promise<boolean> =>
  (await tx.selectFrom('user_account').select('id').where('email', '=', email).executeTakeFirst()) !==
  undefined;

export const readUserName = async (tx: Tx, userId: number): Promise<string> => {
  const { name } = await tx
    .selectFrom('user_account')
    .select('name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return name;
};
