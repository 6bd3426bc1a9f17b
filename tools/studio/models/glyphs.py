"""Cuts the label types out of the variable fonts: python3 tools/studio/models/glyphs.py (needs fonttools and brotli).

Writes seed/plates/type.json.br (Brotli): for each face its outlines as SVG path data in units of 1000 to the em, advances and
kerning, so that labels look the same on a machine without these fonts. Both families are under the SIL Open Font License.
"""
import json
import brotli
import os
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', '..')
FONTS = os.path.join(ROOT, 'node_modules', '@fontsource-variable')
FACES = {
    'serif': ('fraunces/files/fraunces-%s-full-normal.woff2', {'wght': 560, 'opsz': 96, 'SOFT': 40, 'WONK': 0}),
    'italic': ('fraunces/files/fraunces-%s-full-italic.woff2', {'wght': 420, 'opsz': 72, 'SOFT': 60, 'WONK': 0}),
    'sans': ('instrument-sans/files/instrument-sans-%s-wdth-normal.woff2', {'wght': 560, 'wdth': 100}),
    'bold': ('instrument-sans/files/instrument-sans-%s-wdth-normal.woff2', {'wght': 700, 'wdth': 92}),
}
WANTED = [c for c in list(range(0x20, 0x7F)) + list(range(0xA0, 0x180)) + [0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x2122]]


def pairs(font):
    """Kerning of the `kern` feature as {(left, right): units}, both formats of pair adjustment."""
    found = {}
    if 'GPOS' not in font:
        return found
    gpos = font['GPOS'].table
    wanted = {i for f in gpos.FeatureList.FeatureRecord if f.FeatureTag == 'kern' for i in f.Feature.LookupListIndex}
    for index in sorted(wanted):
        for table in gpos.LookupList.Lookup[index].SubTable:
            table = getattr(table, 'ExtSubTable', table)
            if table.LookupType != 2:
                continue
            for k, left in enumerate(table.Coverage.glyphs):
                if table.Format == 1:
                    for record in table.PairSet[k].PairValueRecord:
                        found.setdefault((left, record.SecondGlyph), getattr(record.Value1, 'XAdvance', 0) or 0)
                else:
                    a = table.ClassDef1.classDefs.get(left, 0)
                    for right in font.getGlyphOrder():
                        value = table.Class1Record[a].Class2Record[table.ClassDef2.classDefs.get(right, 0)].Value1
                        if value and getattr(value, 'XAdvance', 0):
                            found.setdefault((left, right), value.XAdvance)
    return found


def face(pattern, axes):
    glyphs, kern = {}, {}
    for subset in ('latin', 'latin-ext'):
        font = instantiateVariableFont(TTFont(os.path.join(FONTS, pattern % subset)), axes)
        scale, cmap, shapes = 1000 / font['head'].unitsPerEm, font.getBestCmap(), font.getGlyphSet()
        mine = {cmap[c]: chr(c) for c in WANTED if c in cmap and chr(c) not in glyphs}
        for name, char in mine.items():
            pen = SVGPathPen(shapes, ntos=lambda v: str(round(v)))
            shapes[name].draw(TransformPen(pen, (scale, 0, 0, -scale, 0, 0)))
            glyphs[char] = [round(shapes[name].width * scale), pen.getCommands()]
        for (left, right), value in pairs(font).items():
            if left in mine and right in mine and abs(value * scale) >= 12 and ord(mine[left]) < 0x7F and ord(mine[right]) < 0x7F:
                kern[mine[left] + mine[right]] = round(value * scale)
    return {'glyphs': glyphs, 'kern': kern}


out = {name: face(*spec) for name, spec in FACES.items()}
path = os.path.join(ROOT, 'seed', 'plates', 'type.json.br')
os.makedirs(os.path.dirname(path), exist_ok=True)
with open(path, 'wb') as file:
    file.write(brotli.compress(json.dumps(out, ensure_ascii=False, separators=(',', ':')).encode()))
print({k: (len(v['glyphs']), len(v['kern'])) for k, v in out.items()}, os.path.getsize(path))
