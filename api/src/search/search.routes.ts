import { calls } from '@husrum/contract';
import { serve } from '../platform/http';
import { find } from './find';

export const searchRoutes = [serve(calls.search.find, ({ query }, work) => find(work, query))];
