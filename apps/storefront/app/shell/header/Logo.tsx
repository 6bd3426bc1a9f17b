import { Link } from 'react-router';
import { mediaUrl } from '#app/features/content/mediaUrl.ts';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { setting } from '#app/platform/store/setting.ts';

/** The shop's logo; without one its name set in the display face, with a cup's rim beside it. */
export function Logo() {
  const link = useSiteLink();
  const name = useAppSelector((state) => setting(state, 'shopName'));
  const logo = useAppSelector((state) => setting(state, 'shopLogo'));
  const [first, ...rest] = name.split(' ');
  return (
    <Link
      discover="none"
      to={link('/')}
      className="flex min-h-11 shrink-0 items-center gap-2 font-display text-2xl leading-none"
    >
      {logo === '' ? <Name first={first} rest={rest} /> : <Picture src={mediaUrl(logo)} alt={name} />}
    </Link>
  );
}

/** The shop’s own logo, in a box of one size: nothing moves when it arrives. */
const Picture = ({ src, alt }: { src: string; alt: string }) => (
  <img
    src={`${src}?w=320`}
    alt={alt}
    width={160}
    height={36}
    className="h-9 w-32 object-contain object-left sm:w-40"
  />
);

function Name({ first, rest }: { first: string | undefined; rest: readonly string[] }) {
  return (
    <>
      <svg
        viewBox="0 0 28 28"
        className="size-7 text-accent"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      >
        <ellipse cx="14" cy="9" rx="11" ry="4.5" />
        <path d="M3 9c.6 8 4 14.5 11 14.5S24.4 17 25 9M8 9.2c2-1.6 4 1.3 6 0s4-1.2 6 0" />
      </svg>
      <span>
        <span className="font-semibold">{first}</span>
        {rest.length > 0 && (
          <span className="ml-1.5 font-sans text-muted text-xs max-sm:sr-only lg:max-xl:sr-only">
            {rest.join(' ')}
          </span>
        )}
      </span>
    </>
  );
}
