/** Addresses and networks, as whoever runs the server writes them. */

import { BlockList, isIP, isIPv4 } from 'node:net';

/** An IPv4 address that came in over IPv6 is the IPv4 address. */
export const plainAddress = (address: string): string =>
  /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address.split('%')[0] ?? '';

/** "10.0.0.1,192.168.0.0/16": null when one of them is none. */
export function readNetworks(text: string): BlockList | null {
  const list = new BlockList();
  for (const part of text.split(',')) {
    const [address = '', bits, ...more] = part.trim().split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    const most = family === 'ipv4' ? 32 : 128;
    const isWrong = isIP(address) === 0 || more.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits));
    if (isWrong || Number(bits ?? 0) > most) return null;
    list.addSubnet(address, Number(bits ?? most), family);
  }
  return list;
}

export function isIn(list: BlockList, address: string): boolean {
  const plain = plainAddress(address);
  return isIP(plain) !== 0 && list.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6');
}

/** This machine. */
export const LOOPBACK = readNetworks('127.0.0.0/8,::1') as BlockList;
/** This machine and private networks. */
export const NEAR = readNetworks(
  '127.0.0.0/8,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,169.254.0.0/16,::1,fc00::/7,fe80::/10',
) as BlockList;
export const NOWHERE = new BlockList();
