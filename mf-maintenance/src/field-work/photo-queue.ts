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
  /** Why the photo was not saved: the server's message, or what is wrong with the file. It is undefined without a network. */
  readonly error: string | undefined;
  /** The number of failed attempts. */
  readonly failures: number;
}

/** A request without progress for this long is aborted and retried: a phone that changes network reports no error. */
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
const updatePhoto = (key: number, values: Partial<Photo>): void =>
  setPhotos(photos.map((photo) => (photo.key === key ? { ...photo, ...values } : photo)));

/** Aborts the task when STALLED_MS have passed since it last called `reportProgress`. */
const abortWhenStalled = async <T>(
  task: (signal: AbortSignal, reportProgress: () => void) => Promise<T>,
): Promise<T> => {
  const controller = new AbortController();
  const abort = () => controller.abort(new ApiError(0, UNKNOWN_ERROR_TEXT));
  let timer = setTimeout(abort, STALLED_MS);
  const reportProgress = () => {
    clearTimeout(timer);
    timer = setTimeout(abort, STALLED_MS);
  };
  try {
    return await task(controller.signal, reportProgress);
  } finally {
    clearTimeout(timer);
  }
};

/** Whether an earlier attempt was saved although its response was lost. The photos have unique names. */
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
  abortWhenStalled((signal, reportProgress) =>
    request(fileCalls.upload, {
      body: { fileable_type: owner.type, fileable_id: owner.id, name: null, alias: null, notice: null },
      file,
      signal,
      handledStatuses: [404],
      onProgress: (progress) => {
        reportProgress();
        updatePhoto(key, { progress });
      },
    }),
  );

const handleFailure = (photo: Photo, error: unknown): void => {
  const status = error instanceof ApiError ? error.status : 0;
  const failures = photo.failures + 1;
  if (!canRetry(status)) {
    const text = error instanceof ApiError ? (error.fieldErrors().file ?? error.message) : UNKNOWN_ERROR_TEXT;
    updatePhoto(photo.key, { state: 'failed', error: text, failures });
    return;
  }
  const reason = error instanceof ApiError && status !== 0 ? error.message : undefined;
  updatePhoto(photo.key, { state: 'retrying', progress: 0, error: reason, failures });
  clearTimeout(retryTimer);
  retryTimer = setTimeout(retryNow, calculateRetryDelay(failures));
};

const sendPhoto = async (photo: Photo): Promise<void> => {
  updatePhoto(photo.key, { state: 'sending', progress: 0, error: undefined });
  try {
    if (photo.failures === 0 || !(await isAlreadySaved(photo))) await upload(photo);
    updatePhoto(photo.key, { state: 'saved', progress: 1 });
    publish(busEvent('file.changed', {}));
  } catch (error) {
    handleFailure(photo, error);
  }
};

/** Sends the waiting photos one at a time: on a slow network the first one is then saved sooner. */
const sendWaitingPhotos = async (): Promise<void> => {
  if (isSending) return;
  isSending = true;
  try {
    for (;;) {
      const next = photos.find(({ state }) => state === 'waiting');
      if (next === undefined) return;
      await sendPhoto(next);
    }
  } finally {
    isSending = false;
  }
};

/** Sends at once the photos that wait to be retried. */
function retryNow(): void {
  clearTimeout(retryTimer);
  setPhotos(photos.map((photo) => (photo.state === 'retrying' ? { ...photo, state: 'waiting' } : photo)));
  void sendWaitingPhotos();
}
window.addEventListener('online', retryNow);

const makeUniqueName = (name: string): string =>
  `${name.replace(/\.[^.]*$/, '') || 'foto'}-${crypto.randomUUID().slice(0, 8)}${/\.[^.]*$/.exec(name)?.[0] ?? '.jpg'}`;

const preparePhoto = async (key: number, original: File): Promise<void> => {
  const scaled = await scalePhoto(original);
  const file = new File([scaled], makeUniqueName(scaled.name), { type: scaled.type });
  const problem = findFileProblem(file);
  updatePhoto(key, {
    file,
    ...(problem === undefined ? { state: 'waiting' } : { state: 'failed', error: problem }),
  });
};

/**
 * The photos taken in the field since the page was loaded. They are scaled and uploaded in the background, also after the
 * user has gone to another page, and retried until the server has saved them.
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
    for (const { key, file } of added) await preparePhoto(key, file);
    await sendWaitingPhotos();
  },
  retry: (key: number): void => {
    updatePhoto(key, { state: 'waiting', error: undefined });
    void sendWaitingPhotos();
  },
  retryNow,
  /** Removes a photo that failed from the queue. */
  remove: (key: number): void => {
    const removed = photos.find((photo) => photo.key === key);
    if (removed) URL.revokeObjectURL(removed.preview);
    setPhotos(photos.filter((photo) => photo.key !== key));
  },
};
