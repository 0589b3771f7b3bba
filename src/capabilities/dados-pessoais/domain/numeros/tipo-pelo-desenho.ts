import type { TipoDeDado } from '../tipos.ts';
import {
  cartao,
  cep,
  cepComRotulo,
  cnpj,
  comDdd,
  comDddEPais,
  cpf,
  DOIS_RAMAIS,
  fixo,
  movel,
  type Numero,
  onze,
  pis,
  quatorze,
  type Regra,
  rgComDigito,
  sempre,
  semRamal,
  telefoneComRotulo,
  titulo,
  tituloComRotulo,
} from './regras.ts';

/** A pattern may stand in more than one row: the first rule that recognizes it decides. */
const tabela = (linhas: readonly (readonly [string, Regra])[]): ReadonlyMap<string, readonly Regra[]> => {
  const regras = new Map<string, Regra[]>();
  for (const [desenhos, regra] of linhas) {
    for (const desenho of desenhos.split('|')) regras.set(desenho, [...(regras.get(desenho) ?? []), regra]);
  }
  return regras;
};

const DESENHOS = tabela([
  ['3.3.3-2', sempre('cpf')],
  ['9-2|9/2|9.2|9 2|3.3.5|3 3 5|3.6-2|6.3-2|6-5|6.5|3.8', cpf],
  ['11', onze],
  ['2.3.3/4-2|8/4-2', sempre('cnpj')],
  ['8.4-2|8 4-2|8/4/2|8/4 2|8-4-2|12-2', cnpj],
  ['14', quatorze],
  ['3.5.2-1', sempre('pis')],
  ['3.5.2.1|3 5 2 1|3.5.2/1|3 5 2-1|3-5-2-1|10-1|10.1|3.5.3|1.3.3.3-1|1.3.3.3.1', pis],
  ['4 4 4|4.4.4|12', titulo],
  ['4-4-4|8 2 2|8/2-2|8.2.2|8-2-2|10/2|10-2|10 2|8 4|8-4|4 4 2 2|4.4.2.2|13|11-1|4 4 4 1', tituloComRotulo],
  ['4 4 4 4|4.4.4.4|4-4-4-4|16|4 6 5|4-6-5|4.6.5|15|4 6 4', cartao],
  ['2.3-3', sempre('cep')],
  ['5-3', cep],
  ['8|5 3|5.3|2.3.3|2 3 3|2.3 3|2 3-3', cepComRotulo],
  ['5-4|1 4-4|1-4-4|1.4-4|1 4 4', movel],
  ['4-4', fixo],
  ['9|5.4|5 4|4.4|4 4|8|1 8', telefoneComRotulo],
  ['10|12|13|2 10|2 11', comDddEPais],
  ['2.3.3-1', rgComDigito],
]);

const TRES_E_DOIS = /^3[ ./-]3[ ./-]3[ ./-]2$/;
const DO_CNPJ = /^2[ .-]3[ .-]3[ ./-]4[ ./-]2$/;
const COM_DDD = /^(?:2[ )-])?[23][ )./-](?:[45][ .-]4|1[ .-]4[ .-]4|9|8|1[ .-]8)(?:\/[24])?$/;

const regrasDo = (desenho: string): readonly Regra[] => [
  ...(DESENHOS.get(desenho) ?? []),
  ...(TRES_E_DOIS.test(desenho) ? [cpf] : []),
  ...(DO_CNPJ.test(desenho) ? [cnpj] : []),
  ...(DOIS_RAMAIS.test(desenho) || (COM_DDD.test(desenho) && /\/[24]$/.test(desenho)) ? [semRamal] : []),
  ...(COM_DDD.test(desenho) && !/\/[24]$/.test(desenho) ? [comDdd] : []),
];

/** Few patterns occur again and again: the rules for each are looked up once. */
const MAX_LEMBRADOS = 4096;
const lembrados = new Map<string, readonly Regra[]>();

const regrasLembradas = (desenho: string): readonly Regra[] => {
  const sabidas = lembrados.get(desenho);
  if (sabidas) return sabidas;
  if (lembrados.size >= MAX_LEMBRADOS) lembrados.clear();
  const regras = regrasDo(desenho);
  lembrados.set(desenho, regras);
  return regras;
};

export const tipoPeloDesenho = (numero: Numero): TipoDeDado | null => {
  for (const regra of regrasLembradas(numero.desenho)) {
    const tipo = regra(numero);
    if (tipo) return tipo;
  }
  return null;
};
