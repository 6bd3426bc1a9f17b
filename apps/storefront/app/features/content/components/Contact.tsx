import { MoreIcon } from '#app/ui/MoreIcon.tsx';

interface ContactProps {
  heading: string;
  text?: string;
  phone: string;
  hours: string;
  replyTime: string;
}

/** How to reach the shop. */
export function Contact({ heading, text, phone, hours, replyTime }: ContactProps) {
  return (
    <div className="max-w-prose">
      <h1 className="font-display text-4xl">{heading}</h1>
      {text && <p className="mt-4 text-lg">{text}</p>}
      <p className="mt-8 flex items-center gap-4">
        <MoreIcon name="phone" className="size-7 text-accent" />
        <span>
          <a href={`tel:${phone}`} className="tabular font-display text-2xl text-accent hover:underline">
            {phone}
          </a>
          <span className="block text-muted">{hours}</span>
        </span>
      </p>
      <p className="mt-4 flex items-center gap-4">
        <MoreIcon name="mail" className="size-7 text-accent" />
        <span className="text-muted">{replyTime}</span>
      </p>
    </div>
  );
}
