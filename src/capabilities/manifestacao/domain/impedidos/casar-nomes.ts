import type { Teor } from '../registrar/teor.ts';

/** Somebody who works in an office, or the platform's administrador, as far as a report may name them. */
export interface PessoaDoOrgao {
  readonly idUsuario: number;
  /** The registered name and the nome social, where there is one. */
  readonly nomes: readonly string[];
  readonly cpf: string | null;
  readonly isGestor: boolean;
}

/** Who is meant by what somebody wrote: for certain, or perhaps. */
export interface Achadas {
  readonly certas: readonly PessoaDoOrgao[];
  readonly talvez: readonly PessoaDoOrgao[];
}

const PARTICULAS = new Set(['d', 'da', 'das', 'de', 'di', 'do', 'dos', 'e']);
const TRATAMENTOS = new Set(
  'sr sra senhor senhora dr dra doutor doutora prof professor professora servidor servidora'.split(' '),
);
/** Who runs the ombudsman office, where a report says so instead of a name. */
const QUEM_GERE = new Set(['gestor', 'gestora', 'gestores', 'ouvidor', 'ouvidora', 'ouvidores']);

/** Written where a name is asked for by who does not know it. */
const SEM_NOME = new Set(
  `a o as os um uma meu minha nosso nossa nao sei nome desconheco quem alguem pessoa chefe chefia diretor diretora coordenador
  coordenadora gerente supervisor supervisora responsavel titular substituto substituta imediato imediata geral`.split(
    /\s+/,
  ),
);

/** Often left out, and never what tells two people of an office apart. */
const SUFIXOS = new Set('filho filha neto neta junior jr sobrinho sobrinha segundo'.split(' '));

/** The words of a name: without accents, case, particles and forms of address. */
const palavrasDoNome = (nome: string): readonly string[] =>
  nome
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((palavra) => palavra !== '' && !PARTICULAS.has(palavra) && !TRATAMENTOS.has(palavra));

const cpfsEm = (texto: string): readonly string[] =>
  (texto.match(/\d{3}[.\s]?\d{3}[.\s]?\d{3}[-\s]?\d{2}/g) ?? []).map((achado) => achado.replace(/\D/g, ''));

const isMesmoNome = (escrito: readonly string[], nome: readonly string[]): boolean =>
  escrito.length > 1 && escrito.length === nome.length && escrito.every((palavra, i) => palavra === nome[i]);

/** 'João Prado' may be João Carlos Prado, and so may 'J. Prado'; a bare initial says nothing. */
const podeSer = (escrito: readonly string[], nome: readonly string[]): boolean => {
  const proprias = escrito.filter((palavra) => !SUFIXOS.has(palavra));
  return (
    proprias.some((palavra) => palavra.length > 1) &&
    proprias.every((palavra) =>
      nome.some((outra) => (palavra.length === 1 ? outra.startsWith(palavra) : outra === palavra)),
    )
  );
};

/** Two people in one field: 'Ana Lima e Rui Prado', 'Ana Lima; Rui Prado'. A single word is no person of the list. */
const partesDe = (nome: string): readonly string[] => {
  const partes = nome.split(/\s+e\s+|[,;/|\n]+/i).filter((parte) => palavrasDoNome(parte).length > 1);
  return partes.length > 1 || partes[0]?.trim() !== nome.trim() ? partes : [];
};

const temQuemGere = (texto: string): boolean =>
  palavrasDoNome(texto).some((palavra) => QUEM_GERE.has(palavra));

/** A name and a surname, of whoever: what is said of the person's function then adds nobody. */
const isNomeInteiro = (escrito: readonly string[]): boolean =>
  escrito.filter((palavra) => !SEM_NOME.has(palavra)).length > 1;

type Dito = { readonly nome: string; readonly funcao?: string | undefined };

const acharUma = ({ nome, funcao = '' }: Dito, pessoas: readonly PessoaDoOrgao[]): Achadas => {
  const cpfs = cpfsEm(`${nome} ${funcao}`);
  const peloCpf = pessoas.filter(({ cpf }) => cpf !== null && cpfs.includes(cpf));
  if (peloCpf.length > 0) return { certas: peloCpf, talvez: [] };
  const escrito = palavrasDoNome(nome);
  const comNome = (casa: typeof podeSer) =>
    pessoas.filter(({ nomes }) => nomes.some((cada) => casa(escrito, palavrasDoNome(cada))));
  const exatas = comNome(isMesmoNome);
  if (exatas.length === 1) return { certas: exatas, talvez: [] };
  const parecidas = exatas.length > 1 ? exatas : comNome(podeSer);
  if (parecidas.length > 0) return { certas: [], talvez: parecidas };
  const peloCargo = temQuemGere(nome) || (temQuemGere(funcao) && !isNomeInteiro(escrito));
  return { certas: [], talvez: peloCargo ? pessoas.filter(({ isGestor }) => isGestor) : [] };
};

/**
 * Whom of the office a written name means. Exact after normalising, or by CPF: for certain, unless several share the name.
 * Part of a name, or 'a gestora' in the place of one: perhaps. It errs on the side of keeping somebody away until a person settles
 * it; but a whole name that is nobody's is nobody, or whoever says what the person does would lose all who could read the report.
 */
export const acharPessoas = (dito: Dito, pessoas: readonly PessoaDoOrgao[]): Achadas => {
  const doTodo = acharUma(dito, pessoas);
  if (doTodo.certas.length + doTodo.talvez.length > 0) return doTodo;
  const dasPartes = partesDe(dito.nome).map((nome) => acharUma({ nome }, pessoas));
  const certas = new Set(dasPartes.flatMap((parte) => parte.certas));
  const talvez = new Set(dasPartes.flatMap((parte) => parte.talvez));
  return { certas: [...certas], talvez: [...talvez].filter((cada) => !certas.has(cada)) };
};

/** More people than this with a word of the name, and the word says nothing. */
const MAX_PELA_PALAVRA = 3;

/**
 * Whom a gestor may say that the author's words mean, so that it counts as the author's own wish: those who are found by them, and,
 * of 'a Renata do RH', the few who are called Renata.
 */
export const quePodemSer = (
  dito: { readonly nome: string; readonly funcao?: string | undefined },
  pessoas: readonly PessoaDoOrgao[],
): readonly PessoaDoOrgao[] => {
  const { certas, talvez } = acharPessoas(dito, pessoas);
  const escrito = new Set(
    palavrasDoNome(dito.nome).filter((palavra) => palavra.length > 2 && !SEM_NOME.has(palavra)),
  );
  const pelaPalavra = pessoas.filter(({ nomes }) =>
    nomes.some((cada) => palavrasDoNome(cada).some((palavra) => escrito.has(palavra))),
  );
  return [...new Set([...certas, ...talvez, ...(pelaPalavra.length > MAX_PELA_PALAVRA ? [] : pelaPalavra)])];
};

/** Exact names and CPFs, all who share one: for offices that have nothing to do with the report, where a part of a name names too many. */
export const exatosDoOrgao = (
  ditos: readonly { readonly nome: string }[],
  pessoas: readonly PessoaDoOrgao[],
): readonly PessoaDoOrgao[] => {
  const achados = ditos.flatMap(({ nome }) => {
    const { certas, talvez } = acharPessoas({ nome }, pessoas);
    const escrito = palavrasDoNome(nome);
    return [
      ...certas,
      ...talvez.filter(({ nomes }) => nomes.some((cada) => isMesmoNome(escrito, palavrasDoNome(cada)))),
    ];
  });
  return [...new Set(achados)];
};

/** What is left of a name when words that are no name are taken off. */
const nucleoDe = (nome: string): readonly string[] =>
  palavrasDoNome(nome).filter(
    (palavra) => !SEM_NOME.has(palavra) && !QUEM_GERE.has(palavra) && !SUFIXOS.has(palavra),
  );

/** By name and surname, or by the name of who runs the office: 'o ouvidor Gustavo'. One word alone names too many. */
const isChamadoAssim = (dito: string, { nomes, isGestor }: PessoaDoOrgao): boolean => {
  const nucleo = nucleoDe(dito);
  const basta = nucleo.length > 1 || (nucleo.length === 1 && isGestor && temQuemGere(dito));
  return basta && nomes.some((cada) => podeSer(nucleo, palavrasDoNome(cada)));
};

/**
 * Of the people that a report involves, those of the office. A name and a surname are enough, since nobody writes a colleague's three
 * names, and doubt counts for who reports; a gestor who is not meant lets off who was not.
 */
export const envolvidosDoOrgao = (
  envolvidos: readonly { readonly nome: string }[],
  pessoas: readonly PessoaDoOrgao[],
): readonly PessoaDoOrgao[] => {
  const chamados = envolvidos.flatMap(({ nome }) =>
    [nome, ...partesDe(nome)].flatMap((dito) => pessoas.filter((cada) => isChamadoAssim(dito, cada))),
  );
  return [...new Set([...exatosDoOrgao(envolvidos, pessoas), ...chamados])];
};

const temEmSequencia = (palavras: readonly string[], nome: readonly string[]): boolean =>
  nome.length > 1 && palavras.some((_, i) => nome.every((palavra, j) => palavras[i + j] === palavra));

/** The whole name, and the first with the last, by which most people are called. */
const comoEChamada = (nome: string, soInteiro: boolean): readonly (readonly string[])[] => {
  const palavras = palavrasDoNome(nome).filter((palavra) => !SUFIXOS.has(palavra));
  const curto = [palavras[0], palavras.at(-1)].filter((palavra) => palavra !== undefined);
  return soInteiro || palavras.length < 3 ? [palavras] : [palavras, curto];
};

/** Of the answer to 'Quem?', written freely: names and CPFs in it, all who share one. */
export const nomeadosEm = (
  texto: string,
  pessoas: readonly PessoaDoOrgao[],
  soInteiros = false,
): readonly PessoaDoOrgao[] => {
  const palavras = palavrasDoNome(texto);
  const cpfs = cpfsEm(texto);
  return pessoas.filter(
    ({ nomes, cpf }) =>
      (cpf !== null && cpfs.includes(cpf)) ||
      nomes.flatMap((cada) => comoEChamada(cada, soInteiros)).some((nome) => temEmSequencia(palavras, nome)),
  );
};

/** Whom of these people a report says was involved, by its list or in its words. `soExatas`: whole names alone. */
export const nomeadosNo = (
  { envolvidos, quem }: Pick<Teor, 'envolvidos' | 'quem'>,
  pessoas: readonly PessoaDoOrgao[],
  soExatas = false,
): readonly PessoaDoOrgao[] => [
  ...(soExatas ? exatosDoOrgao : envolvidosDoOrgao)(envolvidos ?? [], pessoas),
  ...nomeadosEm(quem ?? '', pessoas, soExatas),
];
