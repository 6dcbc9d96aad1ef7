import type { SearchIndex } from '@husrum/contract/search';
import type { GeneratedAlways } from 'kysely';
import type { Owner } from '../platform/db';

export interface SearchTables {
  /** Written by triggers alone. */
  search_doc: {
    billable_id: Owner;
    kind: SearchIndex;
    ref_id: number;
    title: string;
    subtitle: string;
    icon: string;
    type: string;
    extra: string;
    norm: GeneratedAlways<string>;
    tsv: GeneratedAlways<string>;
  };
}
