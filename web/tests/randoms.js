/**
 * A generator of numbers below a bound; equal seeds give equal numbers.
 * @param {number} seed
 */
export function randoms(seed) {
  let state = seed >>> 0;
  return (/** @type {number} */ below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
