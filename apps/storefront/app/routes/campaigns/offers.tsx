import { useLocation } from 'react-router';
import { loadBox, MonthlyBox } from './boxScreens.tsx';
import { Kits, loadKits } from './kitScreens.tsx';

/** Kits and the monthly box have much in common: one module for both is one row less in what every page loads. */
const isBox = (pathname: string): boolean => /^\/(?:fr\/)?monthly-box(?:\/|$)/i.test(pathname);

const load = (context: Parameters<typeof loadKits>[0]) =>
  isBox(new URL(context.request.url).pathname) ? loadBox(context) : loadKits(context);
export const loader = load;
export const clientLoader = load;

export default function Offers() {
  const { pathname } = useLocation();
  return isBox(pathname) ? <MonthlyBox /> : <Kits />;
}
