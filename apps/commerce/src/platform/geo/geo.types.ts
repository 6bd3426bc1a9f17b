export interface Coordinates {
  /** Degrees, north and east positive. */
  latitude: number;
  longitude: number;
}

export interface Place extends Coordinates {
  country: string;
  /** `NY`, `QC`. */
  region: string;
  city: string;
  postalCode: string;
}

/** The service did not answer; a later call may succeed. */
export class GeoUnavailableError extends Error {
  constructor(cause: unknown) {
    super('The geocoding service did not answer', { cause });
    this.name = 'GeoUnavailableError';
  }
}

/**
 * Finds places. Answers `undefined` for what it does not know.
 *
 * @throws {GeoUnavailableError}
 */
export interface GeoProvider {
  cityLatLong(place: { country: string; region?: string; city: string }): Promise<Coordinates | undefined>;
  /** The postal code at, or nearest to, a point. */
  postalCode(at: Coordinates): Promise<string | undefined>;
}
