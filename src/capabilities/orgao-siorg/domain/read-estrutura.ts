import { invalid } from '#kernel/errors.ts';
import { MAX_ID } from '#kernel/max-id.ts';
import type { Problema } from './problema.ts';
import { contatoDe, enderecoDe, textoDe } from './textos-da-unidade.ts';
import type { Unidade } from './unidade.ts';

const CONHECIDOS: ReadonlySet<string> = new Set([
  'codigoUnidade',
  'codigoUnidadePai',
  'codigoOrgaoEntidade',
  'codigoTipoUnidade',
  'nome',
  'sigla',
  'codigoEsfera',
  'codigoPoder',
  'contato',
  'endereco',
  'competencia',
]);

/** 'http://…/id/unidade-organizacional/214460', '214460' and 214460 mean the same. */
const segmento = (valor: unknown): string | null =>
  textoDe(valor)?.replace(/\/+$/, '').split('/').at(-1) || null;

/** Undefined when there is a value that is not a code. */
const codigo = (valor: unknown): number | null | undefined => {
  const texto = segmento(valor);
  if (texto === null) return null;
  const numero = /^\d{1,10}$/.test(texto) ? Number(texto) : 0;
  return numero > 0 && numero <= MAX_ID ? numero : undefined;
};

export interface EstruturaLida {
  readonly unidades: readonly Unidade[];
  readonly problemas: readonly Problema[];
}

const readUnidade = (linha: Readonly<Record<string, unknown>>): Unidade | string => {
  const unidade = codigo(linha.codigoUnidade);
  if (!unidade) return 'sem um código de unidade que seja um número';
  const nome = textoDe(linha.nome);
  if (!nome) return `unidade ${unidade}, sem nome`;
  const idPai = codigo(linha.codigoUnidadePai);
  if (idPai === undefined) return `unidade ${unidade}, com um código de unidade superior que não é um número`;
  const codigoOrgaoEntidade = codigo(linha.codigoOrgaoEntidade);
  if (codigoOrgaoEntidade === undefined)
    return `unidade ${unidade}, com um código de órgão ou entidade que não é um número`;
  return {
    codigo: unidade,
    idPai,
    nome,
    sigla: textoDe(linha.sigla),
    codigoTipoUnidade: segmento(linha.codigoTipoUnidade),
    codigoOrgaoEntidade,
    codigoEsfera: segmento(linha.codigoEsfera),
    codigoPoder: segmento(linha.codigoPoder),
    ...contatoDe(linha.contato),
    endereco: enderecoDe(linha.endereco),
    competencia: textoDe(linha.competencia),
  };
};

const naoEEstrutura = () =>
  invalid(
    'siorg.nao-e-estrutura',
    'Este conteúdo não é uma estrutura do SIORG: falta a lista “unidades”, com uma unidade ao menos.',
  );

const listaDe = (json: unknown): readonly unknown[] => {
  const unidades =
    typeof json === 'object' && json !== null ? (json as { unidades?: unknown }).unidades : undefined;
  if (!Array.isArray(unidades) || unidades.length === 0) throw naoEEstrutura();
  return unidades;
};

/**
 * Reads the JSON of a SIORG structure. Reports what it cannot read line by line, and fields it does
 * not keep by name.
 */
export const readEstrutura = (json: unknown): EstruturaLida => {
  const unidades: Unidade[] = [];
  const problemas: Problema[] = [];
  const desconhecidos = new Map<string, number>();
  for (const [indice, linha] of listaDe(json).entries()) {
    const lida =
      typeof linha === 'object' && linha !== null && !Array.isArray(linha)
        ? readUnidade(linha as Readonly<Record<string, unknown>>)
        : 'não é uma unidade';
    if (typeof lida === 'string') {
      problemas.push({ tipo: 'linha-invalida', codigo: null, texto: `Linha ${indice + 1}: ${lida}.` });
      continue;
    }
    unidades.push(lida);
    for (const [nome, valor] of Object.entries(linha as object)) {
      if (CONHECIDOS.has(nome) || valor === null || valor === '') continue;
      desconhecidos.set(nome, (desconhecidos.get(nome) ?? 0) + 1);
    }
  }
  if (unidades.length === 0) throw naoEEstrutura();
  for (const [nome, vezes] of desconhecidos) {
    const texto = `“${nome.slice(0, 80)}”, em ${vezes} ${vezes === 1 ? 'unidade' : 'unidades'}.`;
    problemas.push({ tipo: 'campo-desconhecido', codigo: null, texto });
  }
  return { unidades, problemas };
};
