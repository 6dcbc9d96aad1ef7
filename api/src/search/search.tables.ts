import type { SearchIndex } from '@husrum/contract/search';
import type { GeneratedAlways } from 'kysely';
import type { AccountColumn } from '../platform/db';

export interface SearchTables {
  /** Written by triggers only. */
  search_doc: {
    billable_id: AccountColumn;
    /** Invoices have no row: they are found by their numbers in their own table. */
    kind: Exclude<SearchIndex, 'invoices'>;
    ref_id: number;
    title: string;
    subtitle: string;
    icon: string;
    type: string;
    extra: string;
    /** The numbers by which the row is found exactly, as the SQL function `search_code` writes it. */
    numbers: string[];
    norm: GeneratedAlways<string>;
    tsv: GeneratedAlways<string>;
  };
}
