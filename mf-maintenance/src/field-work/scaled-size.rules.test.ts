import { calculateScaledSize } from './scaled-size.rules';

test.each([
  // A phone camera in landscape and in portrait.
  [4032, 3024, 1920, 1440],
  [3024, 4032, 1440, 1920],
  [1920, 1080, 1920, 1080],
  [1921, 1921, 1920, 1920],
  [640, 480, 640, 480],
  // The short side is at least one pixel.
  [20_000, 5, 1920, 1],
])('%p × %p becomes %p × %p', (width, height, scaledWidth, scaledHeight) => {
  expect(calculateScaledSize({ width, height })).toEqual({ width: scaledWidth, height: scaledHeight });
});
