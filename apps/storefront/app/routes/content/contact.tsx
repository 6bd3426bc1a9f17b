import { ContentSlots } from '#app/features/content/ContentSlots.tsx';
import { readContact } from '#app/features/content/componentFields.ts';
import { Contact } from '#app/features/content/components/Contact.tsx';
import type { ContentComponent } from '#app/features/content/content.types.ts';
import { PAGE_COMPONENTS } from '#app/features/content/page/pageComponents.tsx';
import { loadPage, pageContent } from '#app/features/content/pageContent.slice.ts';
import { ContactForm } from '#app/features/outreach/ContactForm.tsx';
import { outcomeOf, screen } from '#app/platform/loading.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { plainPath } from '../../platform/addresses.ts';

const load = screen(async ({ dispatch, url, signal }) => {
  const query = { pageLabelOrId: 'support/email-us-page' };
  return outcomeOf(await dispatch(loadPage(query, signal, plainPath(url.pathname))));
});
export const loader = load;
export const clientLoader = load;

/** The editor's text about how to reach the shop, with the form in it. */
const contact = {
  ...PAGE_COMPONENTS,
  ContactComponent: (component: ContentComponent) => {
    const { topics, words } = readContact(component);
    return (
      <div className="grid gap-10 lg:grid-cols-[2fr_3fr] lg:gap-16">
        <Contact {...words} />
        <div className="rounded-card border border-line bg-surface p-5 sm:p-8">
          <ContactForm topics={topics} />
        </div>
      </div>
    );
  },
};

export default function ContactPage() {
  const { data } = useAppSelector(pageContent.select);
  if (!data) return null;
  return (
    <div className="page-width py-10">
      <ContentSlots slots={data.contentSlots} extra={contact} startsPage />
    </div>
  );
}
