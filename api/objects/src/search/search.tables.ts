import type { AccountColumn } from '@husrum/api-platform';
import type { SearchIndex } from '@husrum/contract/search';
import type { GeneratedAlways } from 'kysely';

export interface SearchTables {
  /** One row for each thing that the search finds. It is written by triggers only. */
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
    /**
     * The name of the outermost object that the row's object lies in, shown with the title. It is null if it lies in none.
     */
    house: string | null;
    /** The names of all that the row's object lies in, the nearest first. They find the row, but its own words rank higher. */
    above: string;
    /** Title, subtitle, extra and above in lower case, without accents and punctuation. For a search that tolerates typos. */
    norm: GeneratedAlways<string>;
    /**
     * It serves full-text search: the words of the title (weight A), of subtitle and extra (B) and of above (D), and the
     * stems of the title and the type (C).
     */
    tsv: GeneratedAlways<string>;
  };
}

declare global {
  interface DatabaseTables extends SearchTables {}
}
