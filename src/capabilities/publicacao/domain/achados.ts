import type { Dado, TipoDeDado } from '#capabilities/dados-pessoais/domain/tipos.ts';
import type { PessoaAOcultar } from '#capabilities/manifestacao/domain/ler/dados-pessoais.ts';
import { OCULTO } from '#capabilities/manifestacao/domain/ler/oculto.ts';
import { isCpfValido } from '#kernel/numeros/documento.ts';
import { INSTITUCIONAL, MEI, padroes } from './padroes.ts';
import { acharSolicitante, isNumeroDoSolicitante } from './solicitante.ts';
import { type Achado, type TipoDeAchado, tiposDeAchado } from './tipos-de-achado.ts';

const TRACOS = /[\u00AD\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;
const ESPACOS = /[\u00A0\u2000-\u200B\u202F\u205F\u3000\uFEFF]/g;
const ALGARISMOS_LARGOS = /[\uFF10-\uFF19]/g;
const LARGO = 0xff10 - 0x30;

/**
 * Text pasted from a PDF has other dashes, spaces and digits; each is replaced by one plain
 * character, so positions stay.
 */
const alinhar = (texto: string): string =>
  texto
    .replace(TRACOS, '-')
    .replace(ESPACOS, ' ')
    .replace(ALGARISMOS_LARGOS, (algarismo) => String.fromCharCode(algarismo.charCodeAt(0) - LARGO));

/** The gate's name for what the scan found. */
const chamado: Readonly<Record<Exclude<TipoDeDado, 'cpf' | 'email' | 'cnpj'>, TipoDeAchado>> = {
  nome: 'pessoa',
  telefone: 'telefone',
  endereco: 'endereco',
  cep: 'cep',
  rg: 'rg',
  pis: 'pis',
  placa: 'placa',
  titulo_eleitor: 'documento',
  conta_bancaria: 'conta-bancaria',
  cartao: 'conta-bancaria',
  data_nascimento: 'nascimento',
};

const ANTES_DO_CNPJ = 90;

/** Null for public data: a department's contact, and a CNPJ that does not belong to one person. */
const tipoDo = (texto: string, { inicio, fim, tipo }: Dado): TipoDeAchado | null => {
  const trecho = texto.slice(inicio, fim);
  if (tipo === 'cpf') return isCpfValido(trecho) ? 'cpf' : 'cpf-incerto';
  if (tipo === 'email') return INSTITUCIONAL.test(trecho) ? null : 'email';
  if (tipo !== 'cnpj') return chamado[tipo];
  return MEI.test(texto.slice(Math.max(0, inicio - ANTES_DO_CNPJ), inicio)) ? 'cnpj-de-pessoa' : null;
};

const porPadroes = (texto: string): Achado[] =>
  padroes.flatMap(({ tipo, regra }) =>
    [...texto.matchAll(regra)].map(({ 0: { length }, index }) => ({
      inicio: index,
      fim: index + length,
      tipo,
    })),
  );

const daVarredura = (texto: string, dados: readonly Dado[]): Achado[] =>
  dados.flatMap((dado) => {
    const tipo = tipoDo(texto, dado);
    return tipo === null ? [] : [{ inicio: dado.inicio, fim: dado.fim, tipo }];
  });

const maisCerto = (a: TipoDeAchado, b: TipoDeAchado): TipoDeAchado =>
  tiposDeAchado.indexOf(a) <= tiposDeAchado.indexOf(b) ? a : b;

/** Overlapping finds become one, decided once and covered whole. */
const juntar = (achados: readonly Achado[]): Achado[] =>
  achados
    .toSorted((a, b) => a.inicio - b.inicio || b.fim - a.fim)
    .reduce<Achado[]>((juntos, achado) => {
      const anterior = juntos.at(-1);
      if (anterior && achado.inicio < anterior.fim) {
        juntos[juntos.length - 1] = {
          inicio: anterior.inicio,
          fim: Math.max(anterior.fim, achado.fim),
          tipo: maisCerto(anterior.tipo, achado.tipo),
        };
      } else juntos.push(achado);
      return juntos;
    }, []);

/**
 * What in a text looks like somebody's personal data (Lei 13.709/2018, art. 5, I and II), with its
 * position; `dados` is what the scan of dados-pessoais found. It finds too much on purpose: a
 * person decides about each.
 */
export const acharDadosPessoais = (
  texto: string,
  dados: readonly Dado[],
  pessoas: readonly PessoaAOcultar[] = [],
): Achado[] => {
  const alinhado = alinhar(texto);
  const deAlguem = [...daVarredura(alinhado, dados), ...porPadroes(alinhado)].map((achado) =>
    isNumeroDoSolicitante(alinhado.slice(achado.inicio, achado.fim), pessoas)
      ? { ...achado, tipo: 'solicitante' as const }
      : achado,
  );
  return juntar([...deAlguem, ...acharSolicitante(alinhado, pessoas)]);
};

type Trecho = Pick<Achado, 'inicio' | 'fim'>;

/** The text as the public reads it. */
export const cobrir = (texto: string, trechos: readonly Trecho[]): string => {
  let coberto = '';
  let lido = 0;
  for (const { inicio, fim } of trechos.toSorted((a, b) => a.inicio - b.inicio)) {
    coberto += `${texto.slice(lido, inicio)}${OCULTO}`;
    lido = fim;
  }
  return coberto + texto.slice(lido);
};

const AO_REDOR = 90;

const ateOFimDaLinha = (texto: string): string => texto.slice(0, `${texto}\n`.indexOf('\n'));
const desdeOInicioDaLinha = (texto: string): string => texto.slice(texto.lastIndexOf('\n') + 1);

/** The find with its surrounding sentence, so that a person can judge it. */
export const emContexto = (texto: string, { inicio, fim }: Trecho) => {
  const antes = desdeOInicioDaLinha(texto.slice(Math.max(0, inicio - AO_REDOR), inicio));
  const depois = ateOFimDaLinha(texto.slice(fim, fim + AO_REDOR));
  return {
    antes: antes.length === AO_REDOR ? `…${antes.replace(/^\S{0,30}\s/, '')}` : antes,
    trecho: texto.slice(inicio, fim),
    depois: depois.length === AO_REDOR ? `${depois.replace(/\s\S{0,30}$/, '')}…` : depois,
  };
};
