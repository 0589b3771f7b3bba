import type { Rede } from './endereco.ts';

/** Four bytes (IPv4) or sixteen (IPv6). */
type Bytes = readonly number[];

const ipv4 = (texto: string): Bytes | null => {
  const partes = texto.split('.');
  if (partes.length !== 4 || !partes.every((parte) => /^(0|[1-9]\d{0,2})$/.test(parte))) return null;
  const bytes = partes.map(Number);
  return bytes.every((byte) => byte < 256) ? bytes : null;
};

const grupos = (texto: string): number[] | null => {
  if (texto === '') return [];
  const bytes: number[] = [];
  for (const grupo of texto.split(':')) {
    if (!/^[\da-f]{1,4}$/i.test(grupo)) return null;
    const valor = Number.parseInt(grupo, 16);
    bytes.push(valor >> 8, valor & 255);
  }
  return bytes;
};

/** Replaces an IPv4 at the end, as in '::ffff:10.0.0.1'. */
const semIpv4NoFim = (texto: string): string | null => {
  const fim = texto.slice(texto.lastIndexOf(':') + 1);
  if (!fim.includes('.')) return texto;
  const [a = 0, b = 0, c = 0, d = 0] = ipv4(fim) ?? [];
  if (!ipv4(fim)) return null;
  return `${texto.slice(0, -fim.length)}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
};

const ipv6 = (texto: string): Bytes | null => {
  const [endereco = ''] = texto.split('%', 1);
  const limpo = semIpv4NoFim(endereco);
  if (limpo === null) return null;
  const [antes = '', depois, demais] = limpo.split('::');
  const inicio = grupos(antes);
  const fim = grupos(depois ?? '');
  if (!inicio || !fim || demais !== undefined) return null;
  if (depois === undefined) return inicio.length === 16 ? inicio : null;
  const zeros = 16 - inicio.length - fim.length;
  return zeros >= 2 ? [...inicio, ...new Array<number>(zeros).fill(0), ...fim] : null;
};

const comeca = (bytes: Bytes, prefixo: Bytes, bits: number): boolean =>
  prefixo.every((esperado, i) => {
    const cabem = Math.max(0, Math.min(8, bits - i * 8));
    const mascara = (0xff << (8 - cabem)) & 0xff;
    return ((bytes[i] ?? 0) & mascara) === (esperado & mascara);
  });

type Faixa = readonly [prefixo: Bytes, bits: number];
const emAlguma = (bytes: Bytes, faixas: readonly Faixa[]): boolean =>
  faixas.some(([prefixo, bits]) => comeca(bytes, prefixo, bits));

/** Networks of an organisation: RFC 1918, carrier-grade NAT, unique local addresses. */
const PRIVADAS_4: readonly Faixa[] = [
  [[10], 8],
  [[172, 16], 12],
  [[192, 168], 16],
  [[100, 64], 10],
];
const PRIVADAS_6: readonly Faixa[] = [[[0xfc], 7]];

/** This machine. */
const DESTA_MAQUINA_4: readonly Faixa[] = [[[127], 8]];
const LOOPBACK_6: Bytes = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1];

/**
 * Neither private nor internet (RFC 6890): link-local, where clouds serve metadata, tests,
 * multicast, reserved.
 */
const NUNCA_4: readonly Faixa[] = [
  [[0], 8],
  [[169, 254], 16],
  [[192, 0, 0], 24],
  [[192, 0, 2], 24],
  [[192, 88, 99], 24],
  [[198, 18], 15],
  [[198, 51, 100], 24],
  [[203, 0, 113], 24],
  [[224], 4],
  [[240], 4],
];
/** Parts of 2000::/3 that are not internet hosts: protocols with Teredo, examples, 6to4. */
const NUNCA_6: readonly Faixa[] = [
  [[0x20, 0x01, 0x00], 23],
  [[0x20, 0x01, 0x0d, 0xb8], 32],
  [[0x20, 0x02], 16],
  [[0x3f, 0xff, 0x00], 20],
];

const podeIpv4 = (bytes: Bytes, rede: Rede): boolean => {
  if (emAlguma(bytes, NUNCA_4)) return false;
  if (emAlguma(bytes, DESTA_MAQUINA_4)) return rede === 'local';
  return rede !== 'publica' || !emAlguma(bytes, PRIVADAS_4);
};

const podeIpv6 = (bytes: Bytes, rede: Rede): boolean => {
  if (bytes.every((byte, i) => byte === LOOPBACK_6[i])) return rede === 'local';
  if (emAlguma(bytes, PRIVADAS_6)) return rede !== 'publica';
  // Only global unicast is left: IPv4-mapped, link-local, multicast and NAT64 addresses are outside
  // it.
  return comeca(bytes, [0x20], 3) && !emAlguma(bytes, NUNCA_6);
};

/** Whether a connection may be opened to this IP address; anything that is not one is refused. */
export const podeConectar = (ip: string, rede: Rede): boolean => {
  const quatro = ipv4(ip);
  if (quatro) return podeIpv4(quatro, rede);
  const seis = ipv6(ip);
  return seis !== null && podeIpv6(seis, rede);
};
