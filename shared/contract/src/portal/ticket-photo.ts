import { extensionOf } from '../objects/file/file-type';

const photoExtensions: readonly string[] = ['.jpg', '.jpeg', '.png', '.gif', '.webp', '.heic'];

/** The value of the `accept` attribute of a file input. */
export const acceptedPhotos = photoExtensions.join();

export const isPhoto = (name: string): boolean => photoExtensions.includes(extensionOf(name).toLowerCase());
