import { BlockList, isIP } from 'node:net';

/** Networks that are nobody's on the internet: this machine, private networks, and what is reserved (RFC 6890). */
const PRIVATE: readonly [network: string, prefix: number, family: 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
];

const refused = new BlockList();
for (const network of PRIVATE) refused.addSubnet(...network);

/** Of IPv6 only what is given out is public: 2000::/3. */
const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');
/** Of that: documentation, and what leads into IPv4 again. */
const leads = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  leads.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address is one of the internet, not of this machine or a private network. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !refused.check(address, 'ipv4');
  if (isIP(address) !== 6) return false;
  return given.check(address, 'ipv6') && !leads.check(address, 'ipv6');
}

/** Names that no public host has. */
const LOCAL_NAME = /^(?:localhost|[^.]+|.+\.(?:localhost|local|internal|home|lan))$/i;

export type UrlProblem = 'unreadable' | 'https' | 'credentials' | 'private';

/**
 * What is wrong with the address of a receiver; absent: nothing. What a name resolves to is looked at when it is called.
 *
 * @param allowsPrivate whether plain HTTP and private networks are allowed.
 */
export function urlProblem(text: string, allowsPrivate: boolean): UrlProblem | undefined {
  if (!URL.canParse(text)) return 'unreadable';
  const url = new URL(text);
  if (url.protocol !== 'https:' && !(allowsPrivate && url.protocol === 'http:')) return 'https';
  if (url.username || url.password) return 'credentials';
  if (allowsPrivate) return undefined;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) ? !isPublicAddress(host) : LOCAL_NAME.test(host)) return 'private';
  return undefined;
}
