import { z } from 'zod';
import { idTexto } from '#kernel/campos.ts';
import { parseUf } from '#kernel/enumeracoes.ts';
import { campo } from '#kernel/validacao/campo.ts';

/** Bounds the work: only this many of the newest matches are ranked, counted and paged through. */
export const MAXIMO_DE_CANDIDATOS = 300;
export const POR_PAGINA = 10;
export const ULTIMA_PAGINA = MAXIMO_DE_CANDIDATOS / POR_PAGINA;

export const ordensDaBusca = ['relevancia', 'recentes'] as const;
export type OrdemDaBusca = (typeof ordensDaBusca)[number];

const opcional = <S extends z.ZodType>(rotulo: string, schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), campo(rotulo, schema).optional());

const palavras = opcional('Palavras', z.string().trim().max(200));
const ano = opcional('Ano', z.coerce.number().int().min(1900).max(2999));
const pagina = opcional('Página', z.coerce.number().int().min(1).max(ULTIMA_PAGINA));
const ordem = opcional('Ordem', z.enum(ordensDaBusca));

const filtrosDePedidos = {
  q: palavras,
  orgao: opcional('Órgão', idTexto),
  esfera: opcional('Esfera', z.coerce.number().int().min(1).max(5)),
  uf: opcional(
    'Estado',
    z
      .string()
      .max(2)
      .transform((texto) => texto.toUpperCase())
      .refine((sigla) => parseUf(sigla) !== null),
  ),
  ano,
  decisao: opcional('Decisão', idTexto),
  assunto: opcional('Assunto', idTexto),
};

/** A search of requests, as its address holds it; alerts and feeds use the same. */
export const filtroDePedidos = z.strictObject(filtrosDePedidos);
export type FiltroDePedidos = z.output<typeof filtroDePedidos>;

export const buscaDePedidos = z.strictObject({ ...filtrosDePedidos, ordem, pagina });
export type BuscaDePedidos = z.output<typeof buscaDePedidos>;

export const buscaDeDecisoes = z.strictObject({
  q: palavras,
  instancia: opcional('Instância', idTexto),
  resultado: opcional('Resultado', idTexto),
  ano,
  orgao: opcional('Órgão', idTexto),
  ordem,
  pagina,
});
export type BuscaDeDecisoes = z.output<typeof buscaDeDecisoes>;

/** One address per search, in whatever order its parts were written. */
export const enderecoDaBusca = (filtro: FiltroDePedidos): string => {
  const { q, orgao, esfera, uf, ano: doAno, decisao, assunto } = filtro;
  const partes = { q: q?.replace(/\s+/g, ' '), orgao, esfera, uf, ano: doAno, decisao, assunto };
  const dados = Object.entries(partes).flatMap(([nome, valor]) =>
    valor === undefined || valor === '' ? [] : [[nome, String(valor)]],
  );
  return new URLSearchParams(dados).toString();
};

/** The filter of a stored address; if it is no longer valid, only the words are used. */
export const readEndereco = (endereco: string): FiltroDePedidos => {
  const partes = Object.fromEntries(new URLSearchParams(endereco));
  const lido = filtroDePedidos.safeParse(partes);
  return lido.success ? lido.data : filtroDePedidos.parse({ q: partes.q?.slice(0, 200) ?? '' });
};

/**
 * The filters as marks among the words of a request (0012-publicacao.sql). Two filters make one
 * combined mark, which is much rarer than either; three make two pairs, with the middle one in
 * both.
 */
export const marcasDoFiltro = (filtro: FiltroDePedidos): string[] => {
  const { orgao, esfera, uf, ano: doAno, decisao, assunto } = filtro;
  const marcas = Object.entries({ o: orgao, e: esfera, u: uf, a: doAno, d: decisao, s: assunto }).flatMap(
    ([letra, valor]) => (valor === undefined ? [] : [`@${letra}${valor}`]),
  );
  return marcas.length < 2 ? marcas : marcas.slice(1).map((marca, i) => `${marcas[i]}${marca}`);
};

/** 'OU' in capitals between words is the database's OR. */
export const palavrasProcuradas = (q: string | undefined): string =>
  (q ?? '').replace(/(?<=\s)OU(?=\s)/g, 'or');
