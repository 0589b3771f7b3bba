import { analisar } from '#capabilities/dados-pessoais/domain/analisar.ts';
import type { TipoDeDado } from '#capabilities/dados-pessoais/domain/tipos.ts';
import { semAcento } from '#kernel/texto.ts';
import { padroesDeQuemEscreve, VINCULO } from './auto-exposicao.ts';
import type { DetalheDaManifestacao } from './detalhe.ts';
import { OCULTO } from './oculto.ts';

/** What is known of a person whose traces must not be read in a text. */
export interface PessoaAOcultar {
  readonly nome: string;
  readonly email?: string | undefined;
  readonly telefone?: string | undefined;
  readonly documento?: string | undefined;
  readonly endereco?: string | undefined;
}

/** 'de', 'da' and the like say nobody's name. */
export const MENOR_PARTE_DE_NOME = 3;

export const escapar = (texto: string): string => texto.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Compared without accents; every letter keeps its place, so that what is found can be cut out of the original. */
export const semAcentoNoLugar = (texto: string): string =>
  [...texto].map((letra) => (semAcento(letra).length === letra.length ? semAcento(letra) : letra)).join('');

const ocultarPalavra = (texto: string, palavra: string): string => {
  const padrao = new RegExp(`(?<![\\p{L}\\d])${escapar(semAcentoNoLugar(palavra))}(?![\\p{L}\\d])`, 'giu');
  let oculto = '';
  let fim = 0;
  for (const achado of semAcentoNoLugar(texto).matchAll(padrao)) {
    oculto += `${texto.slice(fim, achado.index)}${OCULTO}`;
    fim = achado.index + achado[0].length;
  }
  return oculto + texto.slice(fim);
};

const palavrasDe = ({ nome, email, telefone, documento, endereco }: PessoaAOcultar): string[] => [
  ...[nome, email, telefone, documento, endereco].filter((each): each is string => Boolean(each?.trim())),
  ...nome.split(/\s+/).filter((parte) => parte.length >= MENOR_PARTE_DE_NOME && !/^d[aeo]s$/i.test(parte)),
];

/** Whom and where the text speaks of stays: without it nobody could look into what was told. */
const FICAM: ReadonlySet<TipoDeDado> = new Set(['nome', 'cnpj', 'endereco']);
/** A company is nobody. */
const SO_EMPRESAS: ReadonlySet<TipoDeDado> = new Set(['cnpj']);

/** An address goes where the text says that its author lives there. */
const ondeMora = (texto: string): ((inicio: number) => boolean) => {
  const vinculos = [...texto.matchAll(VINCULO)].map(({ 0: { length }, index }) => [index, index + length]);
  return (lugar) => vinculos.some(([inicio = 0, fim = 0]) => inicio <= lugar && lugar < fim);
};

const semDados = (texto: string, ficam: ReadonlySet<TipoDeDado>): string => {
  const isDeQuemEscreve = ondeMora(texto);
  let oculto = '';
  let lido = 0;
  for (const { inicio, fim, tipo } of analisar(texto)) {
    if (ficam.has(tipo) && !(tipo === 'endereco' && isDeQuemEscreve(inicio))) continue;
    oculto += `${texto.slice(lido, inicio)}${OCULTO}`;
    lido = fim;
  }
  return oculto + texto.slice(lido);
};

const ocultarMenos =
  (ficam: ReadonlySet<TipoDeDado>) =>
  (pessoas: readonly PessoaAOcultar[]) =>
  (texto: string): string => {
    const semContatos = padroesDeQuemEscreve.reduce(
      (cada, padrao) => cada.replace(padrao, OCULTO),
      semDados(texto, ficam),
    );
    const semNomes = pessoas.flatMap(palavrasDe).reduce(ocultarPalavra, semContatos);
    return semNomes.replaceAll(
      new RegExp(`${escapar(OCULTO)}(?:\\s+(?:d[aeo]s?\\s+)?${escapar(OCULTO)})+`, 'g'),
      OCULTO,
    );
  };

/**
 * The text without what says who somebody is (Decreto 10.153/2019, art. 3, V: pseudonymisation): the known people's
 * names and contacts, whoever's documents and contacts stand in it, and what the text says of who wrote it.
 */
export const ocultarDadosPessoais = ocultarMenos(FICAM);

/** For who need not know whom it speaks of either: third parties' names and addresses go as well. */
export const ocultarDadosDeTodos = ocultarMenos(SO_EMPRESAS);

type Ocultar = (texto: string) => string;
type Detalhe = Pick<
  DetalheDaManifestacao,
  'teor' | 'anexos' | 'respostas' | 'complementacoes' | 'consentimento' | 'historico'
>;

const talvez = <T extends string | null | undefined>(ocultar: Ocultar, texto: T): T =>
  (typeof texto === 'string' ? ocultar(texto) : texto) as T;

/** What was written, without what says who wrote it; whom it speaks of stays, because they are what it is about. */
export const pseudonimizarTeor = (teor: Detalhe['teor'], ocultar: Ocultar): Detalhe['teor'] => ({
  ...teor,
  texto: ocultar(teor.texto),
  resumo: talvez(ocultar, teor.resumo),
  servico: talvez(ocultar, teor.servico),
  propostaMelhoria: talvez(ocultar, teor.propostaMelhoria),
  quem: talvez(ocultar, teor.quem),
  como: talvez(ocultar, teor.como),
  sobreProvas: talvez(ocultar, teor.sobreProvas),
  local: teor.local && { ...teor.local, descricao: talvez(ocultar, teor.local.descricao) },
  camposAdicionais: teor.camposAdicionais.map(({ nome, valor }) => ({ nome, valor: ocultar(valor) })),
});

/** The case for an office that received it without the identity: all of it but who wrote it (Decreto 10.153/2019, art. 7). */
export const pseudonimizarDetalhe = <D extends Detalhe>(detalhe: D, ocultar: Ocultar): D => ({
  ...detalhe,
  teor: pseudonimizarTeor(detalhe.teor, ocultar),
  respostas: detalhe.respostas.map((each) => ({
    ...each,
    texto: ocultar(each.texto),
    ...(each.conteudo && {
      conteudo: each.conteudo.map(({ rotulo, valor }) => ({ rotulo, valor: ocultar(valor) })),
    }),
  })),
  complementacoes: detalhe.complementacoes.map((each) => ({
    ...each,
    pedido: ocultar(each.pedido),
    texto: talvez(ocultar, each.texto),
  })),
  consentimento: detalhe.consentimento && {
    ...detalhe.consentimento,
    motivo: ocultar(detalhe.consentimento.motivo),
  },
  historico: detalhe.historico.map((each) => ({ ...each, frase: ocultar(each.frase) })),
});

/** The case for who may follow the work and not know the people: no names, no files. */
export const semDadosPessoais = <D extends Detalhe>(detalhe: D, ocultar: Ocultar): D => {
  const pseudonimo = pseudonimizarDetalhe(detalhe, ocultar);
  return {
    ...pseudonimo,
    anexos: [],
    teor: { ...pseudonimo.teor, quem: null, envolvidos: [] },
    respostas: pseudonimo.respostas.map((each) => ({ ...each, anexos: [] })),
    complementacoes: pseudonimo.complementacoes.map((each) => ({ ...each, anexos: [] })),
  };
};
