import type { ReactNode } from 'react';
import { Link } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/kits.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSizeText } from '#app/platform/i18n/useSizeText.ts';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { Picture } from '#app/ui/Picture.tsx';
import type { Campaign, Estimate } from '../../campaigns.types.ts';
import { selectKnownPods } from '../../choosing/knownPods.slice.ts';
import { colourOf } from '../brewers.adapter.ts';
import { type KitChoice, type KitStep, kitPath } from '../kit.url.ts';
import { campaignBrewers } from '../kits.slices.ts';

interface KitContentsProps {
  campaign: Campaign;
  choice: KitChoice;
  estimate: Estimate;
}

/** The brewer and the boxes of a kit, each with its price and a link to change it. */
export function KitContents({ campaign, choice, estimate }: KitContentsProps) {
  const m = useScreenMessages(texts);
  const { data: brewers } = useAppSelector(campaignBrewers.select);
  const known = useAppSelector(selectKnownPods);
  const chosen = estimate.brewer && colourOf(brewers ?? [], estimate.brewer.code);
  const change = { campaign, choice };
  return (
    <>
      {estimate.brewer && (
        <Part id="kit-brewer" title={m.stepBrewer()} {...change} step="brewer" label={m.changeBrewer()}>
          <Line
            name={chosen?.brewer.name ?? estimate.brewer.code}
            details={chosen?.colour.name}
            image={chosen?.colour.image ?? chosen?.brewer.image}
            price={estimate.brewer.price.value === 0 ? m.free() : estimate.brewer.price.formattedValue}
            was={estimate.brewer.savings.value > 0 ? estimate.brewer.listPrice.formattedValue : undefined}
          />
        </Part>
      )}
      <Part
        id="kit-boxes"
        title={m.eachOrder({ units: m.units({ count: estimate.weight, unit: estimate.unit }) })}
        {...change}
        step="boxes"
        label={m.changeBoxes({ unit: estimate.unit })}
      >
        <div className="divide-y divide-line">
          {estimate.products.map(({ code, qty, listPrice, firstPrice, laterPrice }) => (
            <PodLine
              key={code}
              pod={known[code]}
              code={code}
              qty={qty}
              price={firstPrice.formattedValue}
              was={firstPrice.value < listPrice.value ? listPrice.formattedValue : undefined}
              later={laterPrice.value === firstPrice.value ? undefined : laterPrice.formattedValue}
            />
          ))}
        </div>
      </Part>
    </>
  );
}

interface PartProps {
  id: string;
  title: string;
  campaign: Campaign;
  choice: KitChoice;
  step: KitStep;
  label: string;
  children: ReactNode;
}

function Part({ id, title, campaign, choice, step, label, children }: PartProps) {
  const link = useSiteLink();
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b pb-2">
        <h2 id={id} className="font-display text-2xl">
          {title}
        </h2>
        <Link to={link(kitPath(campaign.code, step, choice))} className="py-2 text-accent hover:underline">
          {label}
        </Link>
      </div>
      {children}
    </section>
  );
}

interface LineProps {
  name: string;
  details?: ReactNode;
  image?: string;
  price: string;
  was?: string;
  later?: string;
}

function Line({ name, details, image, price, was, later }: LineProps) {
  const m = useScreenMessages(texts);
  return (
    <div className="grid grid-cols-[4.5rem_1fr_auto] items-start gap-4 py-4">
      {image ? (
        <Picture
          src={image}
          alt=""
          width={160}
          height={160}
          most={240}
          sizes="4.5rem"
          className="aspect-square w-full rounded-control bg-sunken object-cover"
        />
      ) : (
        <span />
      )}
      <div className="min-w-0">
        <p className="font-medium leading-snug">{name}</p>
        {details && <p className="text-muted text-sm">{details}</p>}
        {later && <p className="text-muted text-sm">{m.laterEach({ price: later })}</p>}
      </div>
      <p className="tabular text-right font-semibold">
        {price}
        {was && (
          <s className="block font-normal text-muted text-sm">
            <span className="sr-only">{m.instead()} </span>
            {was}
          </s>
        )}
      </p>
    </div>
  );
}

interface PodLineProps extends Pick<LineProps, 'price' | 'was' | 'later'> {
  pod: { name: string; brand: string; image?: string; count?: number; unit?: string } | undefined;
  code: string;
  qty: number;
}

function PodLine({ pod, code, qty, ...prices }: PodLineProps) {
  const sizeText = useSizeText();
  const count = pod?.count ? sizeText({ count: pod.count, unit: pod.unit }) : '';
  return (
    <Line
      name={pod?.name ?? code}
      details={
        <>
          {[pod?.brand, count].filter(Boolean).join(' · ')} <span className="tabular">× {qty}</span>
        </>
      }
      image={pod?.image}
      {...prices}
    />
  );
}
