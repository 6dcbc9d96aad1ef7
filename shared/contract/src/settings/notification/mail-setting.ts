import * as yup from 'yup';
import { output } from '../../core/fields';
import type { NotificationKind } from './notification-kinds';

/** A setting in a user's profile by which notifications are also mailed. A column of the user, and a field of the profile. */
export type MailSetting = NonNullable<NotificationKind['mail']>;

/**
 * The label of every setting, in the order of the profile page: it names all kinds that the setting mails. A test compares the labels
 * with the kinds, which are only needed as types here: every page reads a profile, and the kinds know every link.
 */
const labels = {
  email_notification_ticket: 'Mejl om nya ärenden',
  email_notification_comment: 'Mejl om nya kommentarer',
  email_notification_invoice:
    'Mejl om hyresavier som kräver åtgärd och betalningar från banken som väntar på beslut',
  email_notification_overdue: 'Mejl om förfallna hyresavier, påminnelser att skicka och skickade påminnelser',
  email_notification_lease: 'Mejl om uthyrningar som upphör och genomförda hyresjusteringar',
  email_notification_maintenance:
    'Mejl om försenade aktiviteter, förfallna myndighetskrav och sista dagen för dina ärenden',
  email_notification_integration: 'Mejl om kopplingar och synkroniseringar som slutar fungera',
} as const satisfies Record<MailSetting, string>;

const isMailSetting = (name: string): name is MailSetting => name in labels;
export const mailSettings: readonly MailSetting[] = Object.keys(labels).filter(isMailSetting);

/** A setting that is left out stays as it is. */
const flagOf = (setting: MailSetting) => yup.boolean().label(labels[setting]).optional();

/** The fields of a profile that is saved. */
export const mailSettingInput = {
  email_notification_ticket: flagOf('email_notification_ticket'),
  email_notification_comment: flagOf('email_notification_comment'),
  email_notification_invoice: flagOf('email_notification_invoice'),
  email_notification_overdue: flagOf('email_notification_overdue'),
  email_notification_lease: flagOf('email_notification_lease'),
  email_notification_maintenance: flagOf('email_notification_maintenance'),
  email_notification_integration: flagOf('email_notification_integration'),
} satisfies Record<MailSetting, yup.Schema<boolean | undefined>>;

/** The fields of a profile that is read. Those that are optional are left out by a server of before them. */
export const mailSettingOutput = {
  email_notification_ticket: output.flag(),
  email_notification_comment: output.flag(),
  email_notification_invoice: output.flag(),
  email_notification_overdue: output.flag(),
  email_notification_lease: output.flag(),
  email_notification_maintenance: yup.boolean().optional(),
  email_notification_integration: yup.boolean().optional(),
} satisfies Record<MailSetting, yup.Schema<boolean | undefined>>;

const profilePart = yup.object(mailSettingOutput);
/** The settings of a stored user, as the profile answers them. */
export const toMailSettings = (
  user: Readonly<Record<MailSetting, boolean>>,
): yup.InferType<typeof profilePart> => profilePart.cast(user, { stripUnknown: true });
