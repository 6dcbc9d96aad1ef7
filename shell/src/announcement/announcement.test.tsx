import { type Announcement, announcementCalls } from '@husrum/contract/announcement';
import { fakeApi, renderScreen } from '@husrum/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { AnnouncementBanners } from './announcement-banners';

const makeAnnouncement = (id: number, changes: Partial<Announcement> = {}): Announcement => ({
  id,
  title: `Nyhet ${id}`,
  body: 'Text',
  dismissible: true,
  read_behavior: 'mark_on_view',
  status: 'visible',
  ...changes,
});
const renderBanners = (...announcements: Announcement[]) => {
  const api = fakeApi().on(announcementCalls.list, { data: announcements });
  return { api, ...renderScreen(<AnnouncementBanners />, { api }) };
};

/** Reports every element as in view, because the DOM of the tests has no layout. */
class VisibleObserver {
  constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.report([{ isIntersecting: true }]);
  }
  disconnect() {}
}

beforeEach(() => {
  sessionStorage.clear();
  Object.assign(globalThis, { IntersectionObserver: VisibleObserver });
});
afterEach(() => {
  jest.useRealTimers();
});

test('of three announcements two are shown, and the third on request', async () => {
  const { user } = renderBanners(makeAnnouncement(1), makeAnnouncement(2), makeAnnouncement(3));
  await user.click(await screen.findByRole('button', { name: 'Visa 1 till' }));
  expect(screen.getByText('Nyhet 3')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Visa färre' }));
  expect(screen.queryByText('Nyhet 3')).not.toBeInTheDocument();
});

test('a banner whose dismissal gets 404 is not shown again in the session; a banner that cannot be dismissed has no close button', async () => {
  const { api, user, unmount } = renderBanners(
    makeAnnouncement(1),
    makeAnnouncement(2, { dismissible: false }),
  );
  api.fails(announcementCalls.dismiss, 404);
  await user.click(await screen.findByRole('button', { name: 'Stäng Nyhet 1' }));
  await screen.findByText('Nyhet 2');
  expect(screen.queryByText('Nyhet 1')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Stäng Nyhet 2' })).not.toBeInTheDocument();
  unmount();
  renderBanners(makeAnnouncement(1), makeAnnouncement(2));
  await screen.findByText('Nyhet 2');
  expect(screen.queryByText('Nyhet 1')).not.toBeInTheDocument();
});

test('two banners that are dismissed at once both stay away', async () => {
  const { api, user, unmount } = renderBanners(makeAnnouncement(1), makeAnnouncement(2), makeAnnouncement(3));
  const responses: (() => void)[] = [];
  api.on(
    announcementCalls.dismiss,
    () => new Promise((resolve) => responses.push(() => resolve({ message: 'Stängt' }))),
  );
  await user.click(await screen.findByRole('button', { name: 'Stäng Nyhet 1' }));
  await user.click(screen.getByRole('button', { name: 'Stäng Nyhet 2' }));
  await waitFor(() => expect(responses).toHaveLength(2));
  for (const respond of responses) respond();
  await waitFor(() => expect(screen.queryByText('Nyhet 2')).not.toBeInTheDocument());
  unmount();
  renderBanners(makeAnnouncement(1), makeAnnouncement(2), makeAnnouncement(3));
  await screen.findByText('Nyhet 3');
  expect(screen.queryByText(/Nyhet [12]/)).not.toBeInTheDocument();
});

test('shows an error when a banner cannot be dismissed, and keeps the banner', async () => {
  const { api, user } = renderBanners(makeAnnouncement(1));
  api.fails(announcementCalls.dismiss, 500);
  await user.click(await screen.findByRole('button', { name: 'Stäng Nyhet 1' }));
  expect(await screen.findByText('Kunde inte stänga')).toBeInTheDocument();
  expect(screen.getByText('Nyhet 1')).toBeInTheDocument();
});

test('a banner is reported as seen after 60 seconds in view, with retries after 500 and 2000 ms; one that was seen before is not', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { api } = renderBanners(makeAnnouncement(1), makeAnnouncement(2, { status: 'seen' }));
  api.fails(announcementCalls.seen, 500);
  await screen.findByText('Nyhet 1');
  const listReportsAfter = async (milliseconds: number) => {
    await act(() => jest.advanceTimersByTimeAsync(milliseconds));
    return api.requests(announcementCalls.seen).map(({ params }) => params.id);
  };
  expect(await listReportsAfter(55_000)).toEqual([]);
  expect(await listReportsAfter(5_200)).toEqual(['1']);
  expect(await listReportsAfter(600)).toEqual(['1', '1']);
  expect(await listReportsAfter(2_100)).toEqual(['1', '1', '1']);
  expect(await listReportsAfter(30_000)).toEqual(['1', '1', '1']);
});
