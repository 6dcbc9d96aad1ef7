import { serve } from '@husrum/api-platform';
import { searchCalls } from '@husrum/contract/search';
import { runSearch } from './run-search';

export const searchRoutes = [serve(searchCalls.find, ({ query }, context) => runSearch(context, query))];
