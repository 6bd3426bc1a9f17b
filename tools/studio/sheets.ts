/** Prints label sheets as PNG for the scenes: `node tools/studio/sheets.ts OUT [fr]`. `scenes.py` wraps them round its models. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  faceSheet,
  type LabelData,
  lidSheet,
  sideSheet,
  topSheet,
} from '../../apps/commerce/src/platform/images/drawing/labels.ts';

const STRENGTH: Record<string, number> = { light: 2, medium: 3, dark: 4 };
/** Range of the scenes: brand, name, palette, motif, flavour, roast. */
const RANGE: [string, string, string, [string, string, string], string, string, string?][] = [
  ['a', 'Aurelune', 'Slow Sunday', ['#f2c14e', '#3a2418', '#d9663a'], 'horizon', 'Honey, citrus', 'light'],
  ['b', 'Galleywind', 'Rum Barrel', ['#8c3b2a', '#fbe9d7', '#e58f65'], 'wave', 'Brown sugar', 'dark'],
  ['c', 'Pellworth', 'Garden Party', ['#dfe7c8', '#24402f', '#6f9a6a'], 'arch', 'Honey, floral'],
  ['d', 'Lumavera', 'Marcala Blue', ['#24508f', '#f7ecd8', '#f0b64c'], 'sun', 'Berry, cane', 'medium'],
  ['e', 'Terra Lenta', 'Raíz', ['#5a3524', '#f6e3cd', '#d8a15f'], 'peak', 'Cocoa, molasses', 'dark'],
  ['f', 'Kettlewren', 'Golden Wren', ['#f7e6c4', '#47311d', '#c77b30'], 'bloom', 'Spice, ginger'],
  ['g', 'Nordhavre', 'Fyrtårn', ['#cfe3ea', '#1f3540', '#d0694e'], 'grid', 'Stone fruit', 'light'],
  ['h', 'Vallombre', 'Bol du Matin', ['#efd2c4', '#4c2228', '#b04a4a'], 'rings', 'Toasted nut', 'medium'],
];

/** The same in French: name, flavour, roast. */
const FRENCH: Record<string, [string, string, string?]> = {
  a: ['Dimanche lent', 'Miel, agrumes', 'légère'],
  b: ['Baril de rhum', 'Cassonade', 'foncée'],
  c: ['Garden-party', 'Miel, fleurs'],
  d: ['Bleu de Marcala', 'Petits fruits', 'moyenne'],
  e: ['Racine', 'Cacao, mélasse', 'foncée'],
  f: ['Roitelet doré', 'Épices, gingembre'],
  g: ['Fyrtårn', 'Fruits à noyau', 'légère'],
  h: ['Bol du matin', 'Noix grillées', 'moyenne'],
};

const [, , out = '', language] = process.argv;
mkdirSync(out, { recursive: true });

async function print(name: string, svg: string, w: number, h: number): Promise<void> {
  const doc = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${svg}</svg>`;
  await sharp(Buffer.from(doc))
    .flatten({ background: '#ffffff' })
    .png()
    .toFile(join(out, `${name}.png`));
}

for (const [key, brandName, name, palette, motif, flavour, roast] of RANGE) {
  const french = language === 'fr' ? FRENCH[key] : undefined;
  const [productName, flavourLine] = french ?? [name, flavour];
  const data: LabelData = {
    brandName,
    productName,
    palette,
    motif,
    flavourLine,
    ...(roast && {
      strength: STRENGTH[roast],
      roastLine: french ? `torréfaction ${french[2]}` : `${roast} roast`,
    }),
    countLabel: french ? '24 capsules' : '24 pods',
  };
  await print(`${key}-lid`, lidSheet(data, 600), 600, 600);
  await print(`${key}-front`, faceSheet(data, 1560, 1320), 1560, 1320);
  await print(`${key}-tall`, faceSheet(data, 960, 1240), 960, 1240);
  await print(`${key}-side`, sideSheet(data, 1030, 1320), 1030, 1320);
  await print(`${key}-top`, topSheet(data, 1560, 1000), 1560, 1000);
  await print(`${key}-wrap`, faceSheet(data, 1310, 1250), 1310, 1250);
}
