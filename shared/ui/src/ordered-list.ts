/** A list that the user orders. A separate entry point, because few pages need it. */
export { OrderedList } from './ordered-list/ordered-list';
