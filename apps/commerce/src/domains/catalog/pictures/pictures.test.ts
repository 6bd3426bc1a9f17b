import { describe, expect, it } from 'vitest';
import { artOf, type Pictured, picturesOf } from './pictures.rules.ts';

const named = (en: string, over: Partial<Pictured> = {}): Pictured => ({
  code: en.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
  name: { en },
  brand: 'Roaster',
  productType: 'Accessory',
  attributes: {},
  variants: [{ code: 'v' }],
  ...over,
});
const form = (en: string, over?: Partial<Pictured>): string => artOf(named(en, over)).form;

describe('a product without pictures and art', () => {
  it.each([
    'Honey & Walnut Cake',
    'Mug Cake',
    'Stovetop Kettle',
    'Hand Grinder',
    'French Press 600 ml',
    'Vanilla Syrup, 750 ml Bottle',
    'Canvas Tote Bag',
    'Cake Stand',
    'Cookie Box',
    'Roastery Tour',
    'Happy Birthday Balloon',
    'Balloon Whisk',
    'Travel Guide',
    'قهوة',
  ])('%s, which no drawing knows, gets a plain plate', (name) => {
    expect(form(name)).toBe('plain');
    expect(picturesOf(named(name))).toHaveLength(1);
  });

  it.each([
    ['Enamel Mug', 'mug'],
    ['Stoneware Mugs, set of 2', 'mug'],
    ['Steel Travel Mug 16 oz', 'tumbler'],
    ['Insulated Tumbler with Straw', 'tumbler'],
    ['Pod Carousel', 'carousel'],
    ['Capsule Holder for 24', 'carousel'],
    ['Pod Storage Drawer', 'drawer'],
    ['Descaling Solution', 'descaler'],
    ['Water Filter Cartridges, 6', 'filter'],
    ['Milk Frother', 'frother'],
    ['Thermal Carafe', 'carafe'],
  ])('%s is drawn as what it says it is: %s', (name, expected) => {
    expect(form(name)).toBe(expected);
  });

  it('a drink is a pod or a bag only where it says so', () => {
    const drink = { productType: 'Coffee' } as const;
    expect(form('Baarbara Estate', drink)).toBe('plain');
    expect(form('Baarbara Estate', { ...drink, packType: 'Bagged' })).toBe('bag');
    expect(form('Estate Pods', drink)).toBe('pod');
    expect(form('Estate', { ...drink, variants: [{ code: 'v', count: 24 }] })).toBe('pod');
    expect(form('Estate', { ...drink, attributes: { podFormat: 'k-cup' } })).toBe('pod');
    expect(form('Ceremonial Matcha Tin', drink)).toBe('can');
    expect(form('Harbour Hamper', { productType: 'Bundle' })).toBe('bundle');
    expect(form('Nib', { productType: 'Brewer' })).toBe('brewer');
  });
});
