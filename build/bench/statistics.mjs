export function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * How many times as much as another page, as the median over the rounds: both pages of a round met the same machine.
 */
export function ratio(values, others) {
  return median(values.map((value, round) => value / others[round]));
}

/** Half of the values are within this distance of the median, as a share of it. */
export function spread(values) {
  const middle = median(values);
  return median(values.map((value) => Math.abs(value - middle))) / middle;
}
