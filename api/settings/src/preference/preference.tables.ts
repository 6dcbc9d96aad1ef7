import type { AccountColumn, Timestamp } from '@husrum/api-platform';
import type { ListPreference } from '@husrum/contract/preference';
import type { ColumnType } from 'kysely';

export interface PreferenceTables {
  list_preference: {
    billable_id: AccountColumn;
    user_id: number;
    /** One of `listNames`. */
    list: string;
    /** The parts of the preference that the user has changed. */
    value: ColumnType<Partial<ListPreference>, string, string>;
    updated_at: Timestamp;
  };
}

declare global {
  interface DatabaseTables extends PreferenceTables {}
}
