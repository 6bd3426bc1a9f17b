/** Where things stand in the pictures of the demo shop's bundles, and how large each plate's model is. */
/** Width of a plate's square at the model, cm: models are built in cm, and each was framed to fill its own square. */
export const SPANS: Readonly<Record<string, number>> = {
  'carton-s': 19,
  'carton-m': 25.2,
  'carton-l': 34,
  bag: 29.5,
  fractional: 20.7,
  glasses: 21,
  cold: 27.8,
  carousel: 40.7,
  thermal: 33,
  mug: 13.5,
  descaler: 24.2,
  'filter-six': 20.7,
};

/** A thing in the group. `x` is to the right and `z` towards the viewer, both in cm, of the middle of its foot. */
export interface Place {
  /** Variant's code; one that is named twice stands there twice. */
  code: string;
  x: number;
  z: number;
  /** Times the model's own size. */
  size: number;
}

const at = (code: string, x: number, z: number, size = 1): Place => ({ code, x, z, size });

/** By bundle. Names stay readable; a pod that leans on its carton is seen whole or not at all. */
export const GROUPS: Readonly<Record<string, readonly Place[]>> = {
  'starter-pack-nib': [
    at('3001-CRMA-NIBB-INK', 0, 0),
    at('1012-AURL-DAWN-24', 18, 4),
    at('1013-AURL-SLOW-12', 30.5, 10),
  ],
  'starter-pack-tempo': [
    at('3005-CRMA-TMPO-OAT', 0, 0),
    at('1022-AURL-SAMP-24', 21, 3),
    at('1140-PELW-BRKF-24', 36.5, 9),
    at('1500-CCBR-VELV-12', 48, 14),
  ],
  'starter-pack-plume': [
    at('3017-CRMA-PLUM-ROSE', 0, 0),
    at('1420-CRVL-RIST-20', 22, 3),
    at('1980-FRWL-CAPP-20', 38, 8),
    at('4005-CLWT-GLLP-1', 48.5, 17),
  ],
  'starter-pack-iced': [
    at('3010-CRMA-SLVI-SKY', 0, 0),
    at('2062-GLWD-FAIR-24', 19, 4),
    at('1465-BRMY-PEAC-12', 31, 11),
    at('4011-CRMA-CLCP-SKY', 41, 5),
    at('4011-CRMA-CLCP-SKY', 48, 12),
  ],
  'starter-pack-office': [
    at('3008-CRMA-FRMN-INK', 0, 0),
    at('4013-CRMA-CR35-INK', 24, -2),
    at('1860-STWR-HOUS-96', 36, 11),
    at('1862-STWR-DECF-24', 56, 18),
  ],
  'starter-pack-breakroom': [
    at('3016-CRMA-CNTN-STEEL', 0, 0),
    at('4034-CRMA-ARPT-1', 26.5, -1),
    at('4034-CRMA-ARPT-1', 39, -4),
    at('1911-TRWK-SPRD-96', 52, 12),
    at('1865-STWR-F175-84', 26, 22),
  ],
  'morning-table-collection': [
    at('1012-AURL-DAWN-24', 0, 0),
    at('1266-VALM-LAIT-20', 15, 8),
    at('1784-BSRB-TUQU-24', 29.5, 15),
  ],
  'tea-drawer-collection': [
    at('1141-PELW-EARL-12', 0, 0),
    at('1144-PELW-GREN-12', 11, 6),
    at('1380-KWRN-HEDG-12', 21.6, 12),
    at('1381-KWRN-GING-12', 31.8, 18),
  ],
  'quiet-evening-collection': [
    at('1621-DZMR-MOOR-24', 0, 0),
    at('1016-AURL-LAMP-12', 11.5, 8),
    at('1146-PELW-CHAM-12', 22.5, 13),
  ],
  'snow-day-bundle': [
    at('1502-CCBR-MARS-24', 0, 0),
    at('1460-BRMY-CIDR-12', 11.5, 8),
    at('4008-CLWT-CCMG-SKY', 23.5, 6),
    at('4008-CLWT-CCMG-SKY', 31, 12),
  ],
  'brewer-care-bundle': [
    at('4021-CRMA-DSLQ-1', 0, 0),
    at('4021-CRMA-DSLQ-1', 8.5, 1),
    at('4035-CRMA-RNPD-1', 20, 1, 0.8),
    at('4024-CRMA-FL06-1', 9, 48, 0.85),
  ],
  'maple-season-collection': [
    at('1780-BSRB-SUCR-24', 0, 0),
    at('1781-BSRB-TIRE-12', 11.5, 8),
    at('1786-BSRB-CHAL-12', 22.5, 13),
  ],
};
