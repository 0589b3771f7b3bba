import { isIPv4, isIPv6 } from 'node:net';

const GRUPOS = 8;
const NO_PREFIXO = 4;
/** 2002::/16 carries an IPv4 address in its next two groups: whoever has that address has the whole /48. */
const SEIS_PARA_QUATRO = '2002';

/** The eight groups of an IPv6 address, without leading zeros; an IPv4 address at its end becomes two of them. */
const gruposDe = (address: string): string[] => {
  const quatro = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  const [, antes = '', a = 0, b = 0, c = 0, d = 0] = quatro ?? [];
  const par = (alto: unknown, baixo: unknown) => (Number(alto) * 256 + Number(baixo)).toString(16);
  const inteiro = quatro ? `${antes}${par(a, b)}:${par(c, d)}` : address;
  const [inicio = '', fim] = inteiro.split('::');
  const partes = (texto: string): string[] => (texto === '' ? [] : texto.split(':'));
  const primeiros = partes(inicio);
  const ultimos = fim === undefined ? [] : partes(fim);
  const zeros = Array<string>(GRUPOS - primeiros.length - ultimos.length).fill('0');
  return [...primeiros, ...zeros, ...ultimos].map((grupo) => Number.parseInt(grupo, 16).toString(16));
};

const isMapeado = (grupos: readonly string[]): boolean =>
  grupos.slice(0, 5).every((grupo) => grupo === '0') && grupos[5] === 'ffff';

const ipv4De = ([, , , , , , alto = '0', baixo = '0']: readonly string[]): string =>
  [alto, baixo]
    .flatMap((grupo) => {
      const numero = Number.parseInt(grupo, 16);
      return [numero >> 8, numero & 255];
    })
    .join('.');

/**
 * What counts as one sender for every brake. A line of IPv6 has a whole /64, so its addresses are one; that of 6to4 has a
 * /48. An IPv4 address stays itself: it is often shared by a street already, and a /24 would make one of 256 of them.
 */
export const prefixoDe = (address: string): string => {
  const [semZona = ''] = address.split('%');
  if (isIPv4(semZona) || !isIPv6(semZona)) return semZona;
  const grupos = gruposDe(semZona);
  if (isMapeado(grupos)) return ipv4De(grupos);
  const guardados = grupos[0] === SEIS_PARA_QUATRO ? NO_PREFIXO - 1 : NO_PREFIXO;
  return `${grupos.slice(0, guardados).join(':')}::/${guardados * 16}`;
};
