import { defineRemote } from '@husrum/platform/remote-config';

/** No menu entry: the catalogue is opened by its address. */
export default defineRemote({ nav: [] });
