import { searchCalls } from '@husrum/contract/search';
import { serve } from '../platform/http';
import { runSearch } from './run-search';

export const searchRoutes = [serve(searchCalls.find, ({ query }, context) => runSearch(context, query))];
