import { orNotFound, type RequestContext } from '@husrum/api-platform';
import { type MailSetting, toMailSettings } from '@husrum/contract/notification';
import { isAdministrator } from '@husrum/contract/permission';
import type { User } from '@husrum/contract/session';
import { toMembership } from './membership.rules';
import { findUser, type StoredUser, updateUser } from './user.store';

export const requireUser = async ({
  tx,
  account,
}: Pick<RequestContext, 'tx' | 'account'>): Promise<StoredUser> =>
  orNotFound(await findUser(tx, account.userId));

/** The business of the signed-in user, and its membership today. */
export const readOwnBusiness = async (context: Pick<RequestContext, 'tx' | 'account' | 'clock'>) => {
  const user = await requireUser(context);
  return {
    id: user.billable_id,
    name: user.billable_name,
    organisation: user.organisation,
    membership: toMembership(user, context.clock.today()),
  };
};

export const readProfile = async (context: RequestContext): Promise<User> => {
  const user = await requireUser(context);
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    ...toMailSettings(user),
    show_onboarding_in_sidebar: user.show_onboarding_in_sidebar,
    role: user.role,
    billable_admin: isAdministrator(user.role) ? 1 : 0,
    developer: user.developer,
    billable_id: user.billable_id,
    created_at: user.created_at,
    billable: {
      id: user.billable_id,
      name: user.billable_name,
      membership: toMembership(user, context.clock.today()),
    },
  };
};

/** What is left out is unchanged. */
interface UpdateProfileCommand extends Partial<Readonly<Record<MailSetting, boolean>>> {
  readonly name: string;
  readonly show_onboarding_in_sidebar?: boolean;
}

export const updateProfile = async (input: UpdateProfileCommand, context: RequestContext): Promise<User> => {
  await updateUser(context.tx, context.account.userId, input);
  return readProfile(context);
};
