import { BlockList, isIP } from 'node:net';

const familiaDe = (endereco: string): 'ipv4' | 'ipv6' => (isIP(endereco) === 6 ? 'ipv6' : 'ipv4');

/** An address, or a network as 10.0.0.0/8. */
export const isRede = (texto: string): boolean => {
  const [endereco = '', bits, ...resto] = texto.split('/');
  if (isIP(endereco) === 0 || resto.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(endereco) === 6 ? 128 : 32));
};

const lidas = new WeakMap<readonly string[], BlockList>();

const listaDe = (redes: readonly string[]): BlockList => {
  const pronta = lidas.get(redes);
  if (pronta) return pronta;
  const lista = new BlockList();
  for (const rede of redes) {
    const [endereco = '', bits] = rede.split('/');
    if (bits === undefined) lista.addAddress(endereco, familiaDe(endereco));
    else lista.addSubnet(endereco, Number(bits), familiaDe(endereco));
  }
  lidas.set(redes, lista);
  return lista;
};

/** Whether an address is one of these, or in one of these networks; '::ffff:10.0.0.1' is 10.0.0.1. */
export const isEm = (redes: readonly string[], endereco: string): boolean =>
  isIP(endereco) !== 0 && listaDe(redes).check(endereco, familiaDe(endereco));
