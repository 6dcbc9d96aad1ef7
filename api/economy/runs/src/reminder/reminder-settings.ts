import { invalidInput, orNotFound, type RequestContext } from '@husrum/api-platform';
import { MAX_REMINDER_FEE, type ReminderSettings, reminderFeeLevels } from '@husrum/contract/reminder';
import { fromOre, toOre } from '@husrum/format';
import { reminderTexts } from './reminder.texts';
import {
  findReminderSettings,
  listReminderSettings,
  type StoredSettings,
  saveReminderSettings,
} from './reminder-settings.store';

/** What a company begins with: three levels, and the fee that the law allows, where it is agreed. */
const defaults = { days_1: 7, days_2: 21, days_3: 35, fee_ore: toOre(MAX_REMINDER_FEE) } as const;

const toSettings = ({ id, name, is_on, ...saved }: StoredSettings): ReminderSettings => {
  const { days_1, days_2, days_3, fee_ore } = is_on === null ? { ...saved, ...defaults } : saved;
  const [first, second] = reminderFeeLevels;
  return {
    company: { id, name },
    is_on: is_on ?? false,
    ...{ days_1: days_1 ?? defaults.days_1, days_2, days_3 },
    fee: fromOre(fee_ore ?? defaults.fee_ore),
    fee_level: saved.fee_level === 2 ? second : first,
  };
};

export const readReminderSettings = async ({ tx }: Pick<RequestContext, 'tx'>) => ({
  data: (await listReminderSettings(tx)).map(toSettings),
});

/** How a company reminds. */
export interface ReminderSettingsCommand {
  readonly isOn: boolean;
  readonly days: readonly [number, number | null, number | null];
  readonly feeOre: number;
  readonly feeLevel: number;
}

export const changeReminderSettings = async (
  { tx }: Pick<RequestContext, 'tx'>,
  companyId: number,
  { isOn, days, feeOre, feeLevel }: ReminderSettingsCommand,
): Promise<ReminderSettings> => {
  orNotFound(await findReminderSettings(tx, companyId));
  const [first, second, third] = days;
  if (second !== null && second <= first) throw invalidInput({ days_2: [reminderTexts.laterThan(first)] });
  if (third !== null && second === null) throw invalidInput({ days_2: [reminderTexts.secondMissing] });
  if (third !== null && second !== null && third <= second)
    throw invalidInput({ days_3: [reminderTexts.laterThan(second)] });
  await saveReminderSettings(tx, companyId, {
    ...{ is_on: isOn, days_1: first, days_2: second, days_3: third },
    ...{ fee_ore: feeOre, fee_level: feeLevel },
  });
  return toSettings(orNotFound(await findReminderSettings(tx, companyId)));
};
