import type { ListPreference } from '@husrum/contract/preference';
import type { ColumnType } from 'kysely';
import type { Owner, Stamp } from '../platform/db';

export interface PreferenceTables {
  list_preference: {
    billable_id: Owner;
    user_id: number;
    list: string;
    value: ColumnType<Partial<ListPreference>, string, string>;
    updated_at: Stamp;
  };
}
