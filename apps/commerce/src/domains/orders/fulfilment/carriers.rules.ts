/** Where carriers show a parcel by its number, which is put at the end. Names in small letters, without spaces. */
const TRACKED_AT: Readonly<Record<string, string>> = {
  ups: 'https://www.ups.com/track?tracknum=',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  canadapost: 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=',
  postescanada: 'https://www.canadapost-postescanada.ca/track-reperage/fr#/search?searchFor=',
  purolator: 'https://www.purolator.com/en/shipping/tracker?pins=',
  dhl: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=',
};

/** The carrier's own page about a parcel; undefined for a carrier that is not known here, or without a number. */
export function trackingUrlOf(carrier?: string, trackingCode?: string): string | undefined {
  const name = carrier?.toLowerCase().replace(/[^a-z]/g, '') ?? '';
  const page = Object.hasOwn(TRACKED_AT, name) ? TRACKED_AT[name] : undefined;
  return page && trackingCode ? page + encodeURIComponent(trackingCode) : undefined;
}
