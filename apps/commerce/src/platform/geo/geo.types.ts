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

/** Whoever knows where places are. Answers `undefined` for what it does not know, and when it does not answer. */
export interface GeoProvider {
  cityLatLong(place: { country: string; region?: string; city: string }): Promise<Coordinates | undefined>;
  /** The postal code at, or nearest to, a point. */
  postalCode(at: Coordinates): Promise<string | undefined>;
}
