import { Rating } from '#app/features/catalog/card/Rating.tsx';
import { FactIcon, hasIcon } from '#app/features/catalog/product/FactIcon.tsx';
import type { Feature, Product } from '#app/features/catalog/product/product.slice.ts';
import { RichText } from '#app/features/content/components/RichText.tsx';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { Scale } from '#app/ui/Scale.tsx';

/** Shown as bars or chips beside the name, so not repeated in the list. */
const ELSEWHERE = new Set(['strength', 'flavour']);
/** Most facts that are shown with an icon. */
const AT_A_GLANCE = 6;

interface ProductFactsProps {
  product: Product;
  /** Which part: the sentence and the taste beside the name, the row of icons, or text and list below. */
  part: 'taste' | 'icons' | 'list';
}

/** A fact as it is read: `Width (in)` and 4.9 become `Width` and `4.9 in`, which no line parts. */
function readable({ code, name, values }: Feature): { name: string; text: string } {
  const at = name.endsWith(')') ? name.lastIndexOf(' (') : -1;
  const text = values.join(', ');
  if (at > 0 && text) return { name: name.slice(0, at), text: `${text}\u00a0${name.slice(at + 2, -1)}` };
  return { name, text: code === 'caffeineMg' ? text.replaceAll(' ', '\u00a0') : text };
}

/** What is told of a product, in three places of its page; nothing in it is pressed. */
export default function ProductFacts({ product, part }: ProductFactsProps) {
  if (part === 'icons') return <FactIcons product={product} />;
  if (part === 'list') return <FactList product={product} />;
  return (
    <>
      {product.rating && (
        <a href="#reviews" className="inline-flex min-h-11 items-center">
          <Rating rating={product.rating} />
        </a>
      )}
      {product.summary && <p className="md:mt-2 md:text-lg">{product.summary}</p>}
      {product.promotion && <p className="mt-2 text-success">{product.promotion}</p>}
      <TasteProfile product={product} />
    </>
  );
}

/** Strength and flavours at a glance. */
function TasteProfile({ product }: { product: Product }) {
  const m = useMessages();
  if (!product.strength && product.flavour.length === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
      {product.strength && (
        <span className="flex items-center gap-3 text-sm">
          {m.catalog.strength()}
          <Scale value={product.strength} label={m.catalog.strengthOf({ value: product.strength })} />
        </span>
      )}
      {product.flavour.length > 0 && (
        <ul aria-label={m.catalog.flavours()} className="flex flex-wrap gap-2">
          {product.flavour.map((flavour) => (
            <li key={flavour.code} className="rounded-full bg-sunken px-3 py-1 text-sm">
              {flavour.name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What shoppers ask first, with an icon each: roast, caffeine, cup sizes; of a brewer its tank and settings. */
function FactIcons({ product }: { product: Product }) {
  const known = [...product.features, ...product.specs];
  const milligrams = known.find(({ code }) => code === 'caffeineMg');
  const shown = known.filter(({ code, is }) => hasIcon(code) && is !== false).slice(0, AT_A_GLANCE);
  if (shown.length < 2) return null;
  return (
    <ul className="product-glance">
      {shown
        .map((fact) => ({ ...fact, ...readable(fact) }))
        .map(({ code, name, text, is }) => (
          <li key={code}>
            <span>
              <FactIcon code={code} />
            </span>
            <span>
              {is ? (
                <span className="font-medium">{name}</span>
              ) : (
                <>
                  <span className="block text-muted text-sm">{name}</span>
                  <span className="font-medium">
                    {code === 'caffeine' && milligrams ? `${text}, ${readable(milligrams).text}` : text}
                  </span>
                </>
              )}
            </span>
          </li>
        ))}
    </ul>
  );
}

/** The text about the product, and everything known about it as a list of names and values. */
function FactList({ product }: { product: Product }) {
  const m = useMessages();
  const facts: Feature[] = [...product.features.filter(({ code }) => !ELSEWHERE.has(code)), ...product.specs];
  return (
    <div className="product-details">
      {product.description && (
        <section>
          <h2 className="pb-4 font-display text-2xl">{m.catalog.about()}</h2>
          <RichText html={product.description} />
        </section>
      )}
      {facts.length > 0 && (
        <section>
          <h2 className="pb-4 font-display text-2xl">{m.catalog.facts()}</h2>
          <dl className="border-line border-t lg:grid lg:grid-cols-2 lg:gap-x-12">
            {facts
              .map((fact) => ({ ...fact, ...readable(fact) }))
              .map(({ code, name, text }) => (
                <div key={code} className="grid grid-cols-2 gap-4 border-line border-b py-3">
                  <dt className="text-muted">{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
          </dl>
        </section>
      )}
    </div>
  );
}
