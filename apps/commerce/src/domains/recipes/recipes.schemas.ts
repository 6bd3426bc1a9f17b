import { CUP_COLORS, MILKS, SIZES_OZ, STRENGTHS, SYRUPS, TOPPINGS } from '@crema/brands/drinks';
import { type TSchema, Type } from 'typebox';

const keysOf = <Code extends string>(table: Readonly<Record<Code, string>>) => Object.keys(table) as Code[];
const oneOf = <Value extends string | number>(values: readonly Value[], description: string) =>
  Type.Union(
    values.map((value) => Type.Literal(value)),
    { description },
  );

const design = {
  podCode: Type.String({ maxLength: 200, description: 'Code of a product in pods.' }),
  sizeOz: oneOf(SIZES_OZ, 'Fluid ounces of water.'),
  strength: oneOf(STRENGTHS, 'How strong it is brewed.'),
  milk: Type.Optional(oneOf(keysOf(MILKS), 'Absent: black.')),
  syrup: Type.Optional(oneOf(keysOf(SYRUPS), 'Absent: none.')),
  topping: Type.Optional(oneOf(keysOf(TOPPINGS), 'Absent: none.')),
  cupColor: oneOf(keysOf(CUP_COLORS), 'Colour of the cup.'),
};
const recipeId = Type.String({ maxLength: 64 });

export const RecipeParams = Type.Object({
  site: Type.String({ description: 'usb2c, cab2c or usafh' }),
  recipeId,
});

const lang = Type.Optional(
  Type.Union([Type.Literal('en'), Type.Literal('fr')], {
    description: 'Language of the answer; en by default.',
  }),
);
export const DeleteQuery = Type.Object({ lang, recipeId });

const name = Type.String({ maxLength: 2000, description: '1 to 40 characters of plain text.' });

const NewRecipe = Type.Object({ name, ...design }, { $id: 'NewRecipe', additionalProperties: false });
const RecipeChange = Type.Object(
  { recipeId, name, ...design },
  { $id: 'RecipeChange', additionalProperties: false, description: 'The whole recipe as it is from now on.' },
);

const Pod = Type.Object(
  {
    code: Type.String(),
    name: Type.String(),
    brand: Type.String(),
    variantCode: Type.String({ description: 'What is put in a cart.' }),
    inStock: Type.Boolean(),
    tone: Type.String({ description: 'What its drink looks like, for the picture.' }),
    image: Type.Optional(Type.String({ description: 'Address of the picture; takes `?w=`.' })),
  },
  { $id: 'RecipePod', additionalProperties: false },
);

const Recipe = Type.Object(
  {
    recipeId: Type.String({ description: 'Who knows it may see the recipe, and nothing else.' }),
    name: Type.String({ description: 'Plain text, to be escaped.' }),
    ...design,
    pod: Type.Optional(Type.Ref('RecipePod', { description: 'Absent where it is no longer sold.' })),
    picture: Type.String({ description: 'Address of the picture, an SVG.' }),
    updatedAt: Type.String({ format: 'date-time' }),
  },
  { $id: 'Recipe', additionalProperties: false },
);

const Recipes = Type.Object(
  { recipes: Type.Array(Type.Ref('Recipe'), { description: 'Newest first.' }) },
  { $id: 'RecipeList', additionalProperties: false },
);

const Removed = Type.Object(
  { recipeId: Type.String() },
  { $id: 'RecipeRemoved', additionalProperties: false },
);

const listOf = (fields: Record<string, TSchema>) =>
  Type.Array(Type.Object({ ...fields, text: Type.String() }, { additionalProperties: false }));
const color = Type.String({ description: '`#rrggbb`' });

const Spectrum = Type.Object(
  {
    pods: Type.Array(Type.Ref('RecipePod'), { description: 'By brand and name.' }),
    sizes: listOf({ oz: Type.Integer() }),
    strengths: listOf({ code: Type.String() }),
    milks: listOf({ code: Type.String(), color }),
    syrups: listOf({ code: Type.String(), color }),
    toppings: listOf({ code: Type.String(), color }),
    cupColors: listOf({ code: Type.String(), color }),
  },
  { $id: 'DesignSpectrum', additionalProperties: false },
);

export const recipeSchemas = [NewRecipe, RecipeChange, Pod, Recipe, Recipes, Removed, Spectrum];
