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

/** Where a postal code is. */
export interface PostalPlace {
  /** `NY`, `QC`. */
  region: string;
  /** Absent: several towns share the code, or it is not known. */
  town?: string;
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
  /** The region and, as far as it is certain, the town of a postal code: `10118`, `10118-0110`, `H3G 1K4`. */
  placeOf(postal: { country: string; postalCode: string }): Promise<PostalPlace | undefined>;
}
