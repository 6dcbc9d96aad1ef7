/** A list that the user orders. A subpath of its own, because few pages need it. */
export { OrderedList } from './ordered-list/ordered-list';
