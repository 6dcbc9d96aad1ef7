import { searchCalls } from '@husrum/contract/search';
import { serve } from '../platform/http';
import { find } from './find';

export const searchRoutes = [serve(searchCalls.find, ({ query }, context) => find(context, query))];
