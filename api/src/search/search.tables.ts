import type { SearchIndex } from '@husrum/contract/search';
import type { GeneratedAlways } from 'kysely';
import type { AccountColumn } from '../platform/db';

export interface SearchTables {
  /** One row for each thing that the search finds. Written by triggers only. */
  search_doc: {
    billable_id: AccountColumn;
    /** Invoices are not here: the search reads their numbers from the table `invoicebase`. */
    kind: Exclude<SearchIndex, 'invoices'>;
    ref_id: number;
    title: string;
    subtitle: string;
    icon: string;
    type: string;
    /** Further words that find the row but are not shown, such as an address or a phone number. */
    extra: string;
    /**
     * Numbers that find the row when they are typed in full, such as a reference or a phone number. Only letters and digits:
     * the SQL function `search_code` turns `Ä-1001` into `a1001`.
     */
    numbers: string[];
    /** Title, subtitle and extra in lower case, without accents and punctuation. For a search that tolerates typos. */
    norm: GeneratedAlways<string>;
    /** The words of title, subtitle and extra, for full-text search. */
    tsv: GeneratedAlways<string>;
  };
}
