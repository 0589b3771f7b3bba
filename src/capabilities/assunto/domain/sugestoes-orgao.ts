import {
  citar,
  enumerar,
  type Palavra,
  type Procurada,
  palavrasDe,
  palavrasSignificativas,
  procuradas,
  radicalDe,
} from './palavras.ts';
import { type Assunto, MAX_SUGESTOES } from './sugestoes.ts';

/** An office that may be the right one, as the database found it. */
export interface OrgaoCandidato {
  readonly idOuvidoria: number;
  readonly sigla: string;
  readonly nomeOuvidoria: string;
  readonly competencia: string | null;
  /** Words of the text similar to one of its name: 'ministerio da educasao'. */
  readonly parecidas: readonly string[];
}

export interface OrgaoSugerido {
  readonly idOuvidoria: number;
  readonly sigla: string;
  readonly nomeOuvidoria: string;
  readonly porque: string;
}

/** Words in the names of half of all offices, or in any request; alone they lead to no office. */
const GENERICAS = new Set(
  `ministerio instituto agencia secretaria universidade fundacao conselho comissao departamento servico servicos orgao
  ouvidoria nacional federal brasileiro brasil uniao governo estado estadual municipal municipio publico publica poder
  executivo geral especial atendimento sistema informacao informacoes acesso pedido denuncia reclamacao ceara pernambuco
  brasilia cpf rg`
    .split(/\s+/)
    .map(radicalDe),
);

const semGenericas = (palavras: readonly Palavra[]): Palavra[] =>
  palavrasSignificativas(palavras).filter(({ radical }) => !GENERICAS.has(radical));

/** More words make the search slower and no better. */
const MAX_PALAVRAS = 20;

/** The words used to search offices: those of the subject, then those of the text. */
export const palavrasParaOrgaos = (texto: string, assunto: Assunto | null): Procurada[] => {
  const doAssunto = assunto ? `${assunto.descAssunto} ${assunto.area} ` : '';
  return procuradas(semGenericas(palavrasDe(`${doAssunto}${texto}`)).slice(0, MAX_PALAVRAS));
};

const radicais = (texto: string): Set<string> => new Set(palavrasDe(texto).map(({ radical }) => radical));

interface Lido {
  readonly orgao: OrgaoCandidato;
  readonly nome: Set<string>;
  readonly competencia: Set<string>;
}

const PESO_NOME = 3;
const PESO_COMPETENCIA = 2;
const PESO_PARECIDA = 1.5;
const PESO_ASSUNTO = 1;
const PARTE_DO_MELHOR = 0.5;

interface Pontuado {
  readonly orgao: OrgaoCandidato;
  readonly pontos: number;
  readonly porque: string;
}

const pontuar = (
  { orgao, nome, competencia }: Lido,
  texto: string,
  palavras: readonly Palavra[],
  assunto: Assunto | null,
  /** How rare a word is: one that leads to many offices says little about each. */
  raridade: (radical: string) => number,
): Pontuado => {
  const soma = (lista: readonly Palavra[], peso: number): number =>
    lista.reduce((total, { radical }) => total + peso * raridade(radical), 0);
  const doNome = palavras.filter(({ radical }) => nome.has(radical));
  const daCompetencia = palavras.filter(({ radical }) => competencia.has(radical) && !nome.has(radical));
  const parecidas = palavras.filter(
    ({ forma, radical }) =>
      orgao.parecidas.includes(forma) && !nome.has(radical) && !competencia.has(radical),
  );
  const doAssunto = assunto
    ? semGenericas(palavrasDe(`${assunto.descAssunto} ${assunto.area}`)).filter(
        ({ radical }) => nome.has(radical) || competencia.has(radical),
      )
    : [];
  const citadas = (lista: readonly Palavra[]): string =>
    enumerar(lista.slice(0, 3).map((palavra) => citar(texto, palavra)));
  const frases = [
    doNome.length > 0 && `Você escreveu ${citadas(doNome)}, que está no nome deste órgão.`,
    daCompetencia.length > 0 && `Você escreveu ${citadas(daCompetencia)}, assunto deste órgão.`,
    doAssunto.length > 0 && `O assunto “${assunto?.descAssunto}” é tratado por este órgão.`,
    parecidas.length > 0 && `Você escreveu ${citadas(parecidas)}, parecido com o nome deste órgão.`,
  ];
  return {
    orgao,
    pontos:
      soma(doNome, PESO_NOME) +
      soma(daCompetencia, PESO_COMPETENCIA) +
      soma(parecidas, PESO_PARECIDA) +
      soma(doAssunto, PESO_ASSUNTO),
    porque: frases.find(Boolean) || '',
  };
};

const apresentar = (
  { idOuvidoria, sigla, nomeOuvidoria }: OrgaoCandidato,
  porque: string,
): OrgaoSugerido => ({
  idOuvidoria,
  sigla,
  nomeOuvidoria,
  porque,
});

/** At most three offices, likeliest first, each with the words that led to it. */
export const sugerirOrgaos = (
  texto: string,
  candidatos: readonly OrgaoCandidato[],
  assunto: Assunto | null,
): OrgaoSugerido[] => {
  const lidos = candidatos.map((orgao) => ({
    orgao,
    nome: radicais(`${orgao.sigla} ${orgao.nomeOuvidoria}`),
    competencia: radicais(orgao.competencia ?? ''),
  }));
  const raridade = (radical: string): number =>
    1 /
    Math.max(
      1,
      lidos.filter(({ nome, competencia }) => nome.has(radical) || competencia.has(radical)).length,
    );
  const palavras = semGenericas(palavrasDe(texto));
  const pontuados = lidos
    .map((lido) => pontuar(lido, texto, palavras, assunto, raridade))
    .filter(({ pontos }) => pontos > 0)
    .sort((a, b) => b.pontos - a.pontos);
  const melhor = pontuados[0]?.pontos ?? 0;
  return pontuados
    .filter(({ pontos }) => pontos >= melhor * PARTE_DO_MELHOR)
    .slice(0, MAX_SUGESTOES)
    .map(({ orgao, porque }) => apresentar(orgao, porque));
};

/** Most cities have a single office: there is nothing to choose. */
export const unicoOrgao = (orgao: OrgaoCandidato): OrgaoSugerido =>
  apresentar(orgao, 'É a ouvidoria que atende este lugar na plataforma.');
