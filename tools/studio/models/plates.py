"""Every plate: builder, azimuth and elevation of the camera in degrees, options."""
import brewers
import goods
import packs
import ware

PLATES = {
    'pod': (packs.pods_pair, 8, 24, {'fill': 0.78}),
    'lid': (packs.lid_above, 0, 89.9, {'fill': 0.74, 'drop': 0}),
    'carton-s': (packs.carton_small, 26, 13, {'fill': 0.8}),
    'carton-m': (packs.carton_medium, 27, 14, {'fill': 0.84}),
    'carton-l': (packs.carton_large, 27, 15, {'fill': 0.86}),
    'bag': (packs.bag, 22, 8, {'fill': 0.84}),
    'can': (packs.can, 0, 14, {'fill': 0.8}),
    'fractional': (packs.fractional, 6, 16, {'fill': 0.82}),
    'bundle': (packs.bundle, 4, 20, {'fill': 0.86}),
    'starter': (ware.starter, 14, 15, {'fill': 0.86}),
    'mug': (ware.mug, 10, 20, {'fill': 0.74}),
    'tumbler': (ware.tumbler, 12, 14, {'fill': 0.8}),
    'carousel': (ware.carousel, 12, 16, {'fill': 0.84}),
    'carousel-little': (ware.carousel_little, 12, 16, {'fill': 0.76}),
    'carousel-tall': (ware.carousel_tall, 12, 16, {'fill': 0.88}),
    'drawer': (ware.drawer, 24, 26, {'fill': 0.86}),
    'drawer-wide': (ware.drawer_wide, 24, 26, {'fill': 0.9}),
    'descaler': (ware.descaler, 12, 10, {'fill': 0.8}),
    'filter': (ware.filters, 6, 24, {'fill': 0.76}),
    'filter-pair': (ware.filter_pair, 6, 24, {'fill': 0.74}),
    'filter-six': (ware.filter_six, 6, 28, {'fill': 0.84}),
    'frother': (ware.frother, 16, 16, {'fill': 0.78}),
    'carafe': (ware.carafe, 20, 14, {'fill': 0.76}),
    'kit': (ware.kit, 8, 24, {'fill': 0.84}),
    'cup': (ware.cup, 4, 16, {'fill': 0.8}),
    'pitcher': (goods.pitcher, 16, 14, {'fill': 0.76}),
    'wand': (goods.wand, 14, 12, {'fill': 0.82}),
    'thermal': (goods.thermal, 12, 12, {'fill': 0.8}),
    'liners': (goods.liners, 12, 18, {'fill': 0.8}),
    'reusable': (goods.reusable, 6, 26, {'fill': 0.76}),
    'glasses': (goods.glasses, 8, 16, {'fill': 0.78}),
    'espresso': (goods.espresso, 8, 24, {'fill': 0.82}),
    'tray': (goods.tray_wood, 22, 28, {'fill': 0.86}),
    'caddy': (goods.caddy, 22, 26, {'fill': 0.82}),
    'recycler': (goods.recycler, 20, 22, {'fill': 0.84}),
    'rail': (goods.rail, 16, 14, {'fill': 0.86}),
    'cozy': (goods.cozy, 10, 20, {'fill': 0.74}),
    'tablets': (goods.tablets, 10, 20, {'fill': 0.78}),
    'lids': (goods.lids, 10, 22, {'fill': 0.78}),
    'cold': (goods.cold, 12, 14, {'fill': 0.82}),
}
for shape in ('compact', 'classic', 'slim', 'duo', 'milk', 'tower'):
    build = getattr(brewers, shape)
    PLATES['brewer-%s' % shape] = (build, 28, 13, {'fill': 0.84})
    PLATES['brewer-%s-front' % shape] = (build, 0, 7, {'fill': 0.82})
    PLATES['brewer-%s-side' % shape] = (build, 82, 7, {'fill': 0.82})
