/** The part of the world on the map, in degrees. */
const area = {west: 89.55, east: 96.15, north: 28.1, south: 24.05};

/** The cells of the map: a stitch is three cells long and one high. */
export const columns = 240;

const cellsPerDegree = columns / (area.east - area.west);

/** Mercator, as the source of the outlines. */
function fromNorth(latitude: number): number {
  const northing = (degrees: number) => Math.atanh(Math.sin((degrees * Math.PI) / 180));
  return ((northing(area.north) - northing(latitude)) * 180 * cellsPerDegree) / Math.PI;
}

export const rows = Math.round(fromNorth(area.south));

/** A position on the map, in cells from its upper left corner. */
export function toCells(longitude: number, latitude: number): {x: number; y: number} {
  return {x: (longitude - area.west) * cellsPerDegree, y: fromNorth(latitude)};
}
