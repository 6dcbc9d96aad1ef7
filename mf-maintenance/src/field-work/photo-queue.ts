import { ApiError, request, UNKNOWN_ERROR_TEXT } from '@husrum/api-client';
import { busEvent } from '@husrum/contract/bus';
import type { WorkType } from '@husrum/contract/field-work';
import { fileCalls, findFileProblem } from '@husrum/contract/file';
import { publish } from '@husrum/platform';
import { calculateRetryDelay, canRetry } from './retry-delay.rules';
import { scalePhoto } from './scale-photo';

export interface PhotoOwner {
  readonly type: WorkType;
  readonly id: number;
}

export type PhotoState = 'preparing' | 'waiting' | 'sending' | 'retrying' | 'failed' | 'saved';

export interface Photo {
  readonly key: number;
  readonly owner: PhotoOwner;
  readonly file: File;
  /** A blob URL of the image. */
  readonly preview: string;
  readonly state: PhotoState;
  /** The sent share, from 0 to 1. */
  readonly progress: number;
  /** Why it failed. */
  readonly error: string | undefined;
  readonly failures: number;
}

/** An upload that has sent nothing for this long is tried again: a phone that changes network tells no error. */
const STALLED_MS = 30_000;

let photos: readonly Photo[] = [];
let lastKey = 0;
let isSending = false;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Asks before the tab is closed while photos are not saved. */
const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

const setPhotos = (next: readonly Photo[]): void => {
  photos = next;
  window.removeEventListener('beforeunload', askBeforeUnload);
  if (photos.some((photo) => photo.state !== 'saved')) {
    window.addEventListener('beforeunload', askBeforeUnload);
  }
  for (const listener of listeners) listener();
};
const change = (key: number, values: Partial<Photo>): void =>
  setPhotos(photos.map((photo) => (photo.key === key ? { ...photo, ...values } : photo)));

/** Aborts the work when STALLED_MS have passed since it last called `proceed`. */
const abortWhenStalled = async <T>(
  work: (signal: AbortSignal, proceed: () => void) => Promise<T>,
): Promise<T> => {
  const stalled = new AbortController();
  const abort = () => stalled.abort(new ApiError(0, UNKNOWN_ERROR_TEXT));
  let timer = setTimeout(abort, STALLED_MS);
  const proceed = () => {
    clearTimeout(timer);
    timer = setTimeout(abort, STALLED_MS);
  };
  try {
    return await work(stalled.signal, proceed);
  } finally {
    clearTimeout(timer);
  }
};

/** Whether an earlier attempt was saved although its answer was lost: names of photos are unique. */
const isAlreadySaved = ({ owner, file }: Photo): Promise<boolean> =>
  abortWhenStalled(async (signal) => {
    const { data } = await request(fileCalls.listByOwner, {
      params: { ...owner },
      query: { sort: { by: 'created_at', order: 'desc' } },
      signal,
      handledStatuses: [404],
    });
    return data.some(({ name }) => name === file.name);
  });

const upload = ({ key, owner, file }: Photo): Promise<unknown> =>
  abortWhenStalled((signal, proceed) =>
    request(fileCalls.upload, {
      body: { fileable_type: owner.type, fileable_id: owner.id, name: null, alias: null, notice: null },
      file,
      signal,
      handledStatuses: [404],
      onProgress: (progress) => {
        proceed();
        change(key, { progress });
      },
    }),
  );

const fail = (photo: Photo, error: unknown): void => {
  const status = error instanceof ApiError ? error.status : 0;
  const failures = photo.failures + 1;
  if (!canRetry(status)) {
    const text = error instanceof ApiError ? (error.fieldErrors().file ?? error.message) : UNKNOWN_ERROR_TEXT;
    change(photo.key, { state: 'failed', error: text, failures });
    return;
  }
  change(photo.key, { state: 'retrying', progress: 0, failures });
  clearTimeout(retryTimer);
  retryTimer = setTimeout(retryNow, calculateRetryDelay(failures));
};

const sendOne = async (photo: Photo): Promise<void> => {
  change(photo.key, { state: 'sending', progress: 0, error: undefined });
  try {
    if (photo.failures === 0 || !(await isAlreadySaved(photo))) await upload(photo);
    change(photo.key, { state: 'saved', progress: 1 });
    publish(busEvent('file.changed', {}));
  } catch (error) {
    fail(photo, error);
  }
};

/** Sends what waits, one after the other: on a slow network the first photo is then saved soonest. */
const sendWaiting = async (): Promise<void> => {
  if (isSending) return;
  isSending = true;
  try {
    for (;;) {
      const next = photos.find(({ state }) => state === 'waiting');
      if (next === undefined) return;
      await sendOne(next);
    }
  } finally {
    isSending = false;
  }
};

/** Tries again at once what waits for the network. */
function retryNow(): void {
  clearTimeout(retryTimer);
  setPhotos(photos.map((photo) => (photo.state === 'retrying' ? { ...photo, state: 'waiting' } : photo)));
  void sendWaiting();
}
window.addEventListener('online', retryNow);

const makeUniqueName = (name: string): string =>
  `${name.replace(/\.[^.]*$/, '') || 'foto'}-${crypto.randomUUID().slice(0, 8)}${/\.[^.]*$/.exec(name)?.[0] ?? '.jpg'}`;

const prepare = async (key: number, original: File): Promise<void> => {
  const scaled = await scalePhoto(original);
  const file = new File([scaled], makeUniqueName(scaled.name), { type: scaled.type });
  const problem = findFileProblem(file);
  change(key, {
    file,
    ...(problem === undefined ? { state: 'waiting' } : { state: 'failed', error: problem }),
  });
};

/**
 * The photos taken in the field since the page was loaded. They are scaled and uploaded in the background, also after the
 * user has gone to another page, and tried again until the server has them.
 */
export const photoQueue = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): readonly Photo[] => photos,
  add: async (owner: PhotoOwner, files: readonly File[]): Promise<void> => {
    const added = files.map((file): Photo => {
      lastKey += 1;
      const preview = URL.createObjectURL(file);
      return {
        key: lastKey,
        owner,
        file,
        preview,
        state: 'preparing',
        progress: 0,
        error: undefined,
        failures: 0,
      };
    });
    setPhotos([...photos, ...added]);
    for (const { key, file } of added) await prepare(key, file);
    await sendWaiting();
  },
  retry: (key: number): void => {
    change(key, { state: 'waiting', error: undefined });
    void sendWaiting();
  },
  retryNow,
  /** Forgets a photo that failed. */
  remove: (key: number): void => {
    const removed = photos.find((photo) => photo.key === key);
    if (removed) URL.revokeObjectURL(removed.preview);
    setPhotos(photos.filter((photo) => photo.key !== key));
  },
};
