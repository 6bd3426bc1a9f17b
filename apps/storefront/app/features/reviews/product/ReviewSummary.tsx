import { formatNumber } from '#app/platform/i18n/format.ts';
import texts from '#app/platform/i18n/generated/screens/reviews.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { Meter } from '#app/ui/Meter.tsx';
import { Scale, Stars } from '#app/ui/Scale.tsx';
import type { ReviewList } from './productReviews.slice.ts';

/** What all reviews of a product come to: stars, how many of each, and how it tastes. */
export function ReviewSummary({ list: { productCode, summary } }: { list: ReviewList }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const { average, count, shown, byStars, tastes } = summary;
  const number = (value: number): string => formatNumber(value, brand, lang);
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 className="font-display text-3xl">{m.title()}</h2>
        <a href={link(`/review/${encodeURIComponent(productCode)}`)} className="button secondary">
          {m.write()}
        </a>
      </div>
      {shown === 0 && <p className="mt-4 text-muted">{m.none()}</p>}
      {shown > count && <p className="mt-4 max-w-prose text-muted">{m.demoNote()}</p>}
      {average !== undefined && (
        <div className="mt-6 grid gap-8 md:grid-cols-2 lg:grid-cols-3">
          <div>
            <p className="tabular flex items-center gap-3 font-semibold text-2xl">
              <Stars value={average} label={m.average({ average: number(average) })} />
              <span aria-hidden="true">{number(average)}</span>
            </p>
            <p className="mt-1 text-muted">{m.count({ count })}</p>
          </div>
          <table className="tabular w-full text-sm">
            <caption className="sr-only">{m.breakdown()}</caption>
            <tbody>
              {byStars.map(({ stars, count: some }) => (
                <tr key={stars}>
                  <th scope="row" className="w-24 py-0.5 text-left font-normal">
                    {m.stars({ stars })}
                  </th>
                  <td className="py-0.5">
                    <Meter value={some} max={count} label={m.stars({ stars })} />
                  </td>
                  <td className="w-12 py-0.5 text-right text-muted">{some}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {tastes.length > 0 && (
            <div>
              <h3 className="mb-2 font-semibold">{m.tastes()}</h3>
              <ul className="space-y-2 text-sm">
                {tastes.map(({ code, average: value }) => (
                  <li key={code} className="flex items-center justify-between gap-4">
                    <span>{m.taste({ code })}</span>
                    <Scale
                      value={Math.round(value)}
                      label={m.tasteValue({ name: m.taste({ code }), value: number(value) })}
                    />
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      )}
    </>
  );
}
