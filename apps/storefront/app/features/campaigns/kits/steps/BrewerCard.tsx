import texts from '#app/platform/i18n/generated/screens/kits.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Badge } from '#app/ui/Badge.tsx';
import { Picture } from '#app/ui/Picture.tsx';
import type { Campaign } from '../../campaigns.types.ts';
import { Swatch } from '../../choosing/Swatch.tsx';
import { BrewerPrice } from '../BrewerPrice.tsx';
import type { KitBrewer, KitColour } from '../brewers.adapter.ts';

interface BrewerCardProps {
  brewer: KitBrewer;
  campaign: Campaign;
  /** Units that the campaign takes of most brewers. */
  usual: number;
  chosen?: KitColour;
  onChoose: (code: string) => void;
  eager?: boolean;
}

/** A brewer of a kit with its price, what it takes, and its colours as radio buttons. */
export function BrewerCard({ brewer, campaign, usual, chosen, onChoose, eager }: BrewerCardProps) {
  const m = useScreenMessages(texts);
  const { name, summary, colours, commitment } = brewer;
  const shown = chosen ?? colours.find(({ inStock }) => inStock) ?? colours[0];
  if (!shown) return null;
  const image = shown.image ?? brewer.image;
  const isThere = colours.some(({ inStock }) => inStock);
  return (
    <fieldset className="h-full">
      <legend className="sr-only">{name}</legend>
      {image && (
        <label className={isThere ? 'cursor-pointer' : undefined} htmlFor={`brewer-${shown.code}`}>
          <Picture
            src={image}
            alt=""
            width={640}
            height={640}
            most={640}
            least={320}
            sizes="(min-width: 1200px) 18rem, (min-width: 640px) 46vw, 92vw"
            eager={eager}
            className={`aspect-square w-full rounded-card bg-sunken object-cover ${chosen ? 'outline-2 outline-accent outline-offset-2' : ''}`}
          />
        </label>
      )}
      <div className="pt-3">
        <p aria-hidden="true" className="font-display text-xl leading-snug">
          {name}
        </p>
        {summary && <p className="mt-1 text-muted text-sm">{summary}</p>}
        <BrewerPrice of={shown} />
        {commitment > 0 && (
          <p className="text-sm">
            {m.withUnits({ count: commitment, unit: campaign.unit, months: campaign.months })}
            {commitment > usual && <> · {m.premium()}</>}
          </p>
        )}
        <div className="mt-2 flex flex-wrap gap-2">
          {colours.map((colour) => (
            <label key={colour.code} className="choice flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="brewer"
                id={`brewer-${colour.code}`}
                value={colour.code}
                required
                disabled={!colour.inStock}
                checked={chosen?.code === colour.code}
                onChange={() => onChoose(colour.code)}
                className="sr-only"
              />
              {colour.colour && <Swatch colour={colour.colour} />}
              <span className={`text-sm ${colour.inStock ? '' : 'text-muted line-through'}`}>
                {colour.name ?? m.choose()}
              </span>
              {!colour.inStock && <span className="sr-only">{m.soldOut()}</span>}
            </label>
          ))}
        </div>
        {!isThere && (
          <p className="mt-2">
            <Badge tone="quiet">{m.soldOut()}</Badge>
          </p>
        )}
      </div>
    </fieldset>
  );
}
