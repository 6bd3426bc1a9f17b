import texts from '#app/platform/i18n/generated/screens/brewers.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';

/** Where the serial number is, in words and as a drawing of the label. */
export function SerialLabel() {
  const m = useScreenMessages(texts);
  return (
    <section aria-labelledby="brewer-label" className="max-w-xl rounded-card bg-sunken p-6 sm:p-8">
      <h2 id="brewer-label" className="font-display text-2xl">
        {m.labelTitle()}
      </h2>
      <div
        aria-hidden="true"
        className="mt-5 max-w-80 rounded-control border border-control border-dashed bg-surface p-4 text-ink"
      >
        <p className="flex items-baseline justify-between gap-4 text-sm">
          <span className="font-display text-lg">Crema</span>
          <span className="tabular text-muted">120 V ~ 60 Hz</span>
        </p>
        <p className="mt-3 text-muted text-sm">{m.serialNumber()}</p>
        <p className="tabular font-semibold text-lg">
          <span className="rounded-sm bg-accent px-1 text-on-accent">10</span> 3225 004 521 87
        </p>
      </div>
      <ol className="mt-5 list-decimal space-y-2 pl-5">
        <li>{m.labelUnplug()}</li>
        <li>{m.labelTurn()}</li>
        <li>{m.labelRead()}</li>
      </ol>
    </section>
  );
}
