import { ApiError, request, UNKNOWN_FAILURE } from '@husrum/api-client';
import { calls } from '@husrum/contract';
import { notify } from '@husrum/platform';

const say = (error: unknown) => notify.error(error instanceof ApiError ? error.message : UNKNOWN_FAILURE);

/** Opens a file in a new tab. The tab is opened by the click itself: browsers block those that come later. */
export const openFile = async (id: number): Promise<void> => {
  const tab = window.open('', '_blank');
  try {
    const { url } = await request(calls.file.link, { params: { id }, handles: [404] });
    if (tab) tab.location.href = url;
    else window.location.assign(url);
  } catch (error) {
    tab?.close();
    say(error);
  }
};
