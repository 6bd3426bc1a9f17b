"""Every plate: builder, azimuth and elevation of the camera in degrees, options."""
import cups
import goods
import machines as small
import machines_large as large
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
    'cup-coffee': (cups.coffee_cup, 0, 0, {'scene': True}),
    'cup-espresso': (cups.espresso_cup, 0, 0, {'scene': True}),
    'cup-latte': (cups.latte_cup, 0, 0, {'scene': True}),
    'cup-tea': (cups.tea_cup, 0, 0, {'scene': True}),
    'cup-iced': (cups.iced_glass, 0, 0, {'scene': True}),
    'detail': (cups.lid_near, 0, 0, {'scene': True}),
    'kitchen': (cups.kitchen, 0, 0, {'scene': True}),
}
BREWERS = (
    small.nib, small.nib_mini, small.nook, small.concierge, small.tempo, small.tempo_plus, small.homestead, small.foreman,
    small.sliver, small.sliver_iced, small.margin, small.margin_travel, large.duet, large.duet_essentials, large.chorus,
    large.canteen, large.plume, large.plume_slim, large.cloudbank, large.crescendo, large.alto, large.alto_connect,
    large.belvedere, large.depot,
)
# Their spout is hidden from the left.
FROM_RIGHT = (large.duet_essentials,)
for build in BREWERS:
    name = 'brewer-%s' % build.__name__.replace('_', '-')
    PLATES[name] = (build, 28, 13, {'fill': 0.84})
    PLATES[name + '-front'] = (build, 0, 7, {'fill': 0.84})
    PLATES[name + '-served'] = (lambda build=build: cups.served(build), 25 if build in FROM_RIGHT else -25, 11, {'fill': 0.96, 'near': True})
