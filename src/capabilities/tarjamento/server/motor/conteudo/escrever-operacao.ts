import { Cadeia, type Dicionario, Nome, type Valor } from './lexico.ts';
import { numero } from './matriz.ts';

interface Escrevivel {
  readonly operador: string;
  readonly operandos: readonly Valor[];
  readonly imagem?: { readonly dicionario: Dicionario; readonly dados: string };
}

/** How many operands each operator takes (ISO 32000-1, annex A); any others are dropped. */
const QUANTOS = new Map<string, number>(
  Object.entries({
    0: 'q Q h S s f F f* B B* b b* n W W* BT ET T*',
    1: "w J j M ri i gs g G cs CS sh Do Tc Tw Tz TL Ts Tr Tj TJ '",
    2: 'd m l Td TD Tf d0',
    3: 'rg RG "',
    4: 'k K re v y',
    6: 'cm c Tm d1',
    33: 'sc SC scn SCN',
  }).flatMap(([quantos, operadores]) => operadores.split(' ').map((op) => [op, Number(quantos)] as const)),
);
const COM_NOME = new Set(['ri', 'gs', 'cs', 'CS', 'sh', 'Do', 'Tf', 'scn', 'SCN']);
const COM_TEXTO = new Set(['Tj', 'TJ', "'", '"']);

const escreverNome = (texto: string): string =>
  `/${texto.replace(/[^A-Za-z0-9._+-]/g, (letra) => `#${letra.charCodeAt(0).toString(16).padStart(2, '0')}`)}`;

export const escreverCadeia = (bytes: string): string => `<${Buffer.from(bytes, 'latin1').toString('hex')}>`;

const escreverValor = (valor: Valor, comNome: boolean, comTexto: boolean): string => {
  if (typeof valor === 'number') return numero(valor);
  if (valor instanceof Nome) return comNome ? escreverNome(valor.valor) : '';
  if (valor instanceof Cadeia) return comTexto ? escreverCadeia(valor.bytes) : '';
  if (Array.isArray(valor)) {
    return `[${valor.map((item: Valor) => escreverValor(item, false, comTexto)).join(' ')}]`;
  }
  return '';
};

/** In an inline image, everything except its data is names, numbers and lists. */
const escreverNaImagem = (valor: Valor): string => {
  if (valor instanceof Map) {
    return `<<${[...valor].map(([chave, item]) => `${escreverNome(chave)} ${escreverNaImagem(item)}`).join(' ')}>>`;
  }
  if (Array.isArray(valor)) return `[${valor.map((item: Valor) => escreverNaImagem(item)).join(' ')}]`;
  return typeof valor === 'boolean' ? String(valor) : escreverValor(valor, true, true);
};

/**
 * Writes an operation in one canonical way, without anything superfluous; empty if the operator is
 * unknown.
 */
export const escreverOperacao = ({ operador, operandos, imagem }: Escrevivel): string => {
  if (imagem) {
    const pares = [...imagem.dicionario].map(
      ([chave, valor]) => `${escreverNome(chave)} ${escreverNaImagem(valor)}`,
    );
    return `BI ${pares.join(' ')}\nID ${imagem.dados}\nEI`;
  }
  const quantos = QUANTOS.get(operador);
  if (quantos === undefined) return '';
  const seus = quantos === 0 ? [] : operandos.slice(-quantos);
  const escritos = seus.map((valor) => escreverValor(valor, COM_NOME.has(operador), COM_TEXTO.has(operador)));
  return [...escritos.filter((escrito) => escrito !== ''), operador].join(' ');
};
