import { partesDoAcesso } from '#capabilities/conteudo-da-resposta/domain/conteudo-do-acesso.ts';
import {
  denuncia,
  elogio,
  reclamacao,
  solicitacao,
  sugestao,
} from '#capabilities/conteudo-da-resposta/domain/conteudo-minimo.ts';

const upperFirst = (nome: string): string => nome.charAt(0).toUpperCase() + nome.slice(1);

/** The rule of each part, by the name that the screens give it; a name of two types has two. */
export const regrasDosDetalhes = [
  ...[elogio, reclamacao, sugestao, ...solicitacao.options, ...denuncia.options].flatMap(({ shape }) =>
    Object.entries(shape),
  ),
  ...Object.entries(partesDoAcesso),
];

/** What an answer says outside `Detalhes`, where clients of the federal platform already say it. */
export const foraDosDetalhes: Readonly<Record<string, string>> = {
  dataEntrega: 'DataCompromisso',
  publicavel: 'RespostaPublicavel',
  apta: 'InformacoesAdicionais.Apta',
  envolveEmpresa: 'InformacoesAdicionais.EnvolveEmpresa',
  envolveServidorPublico: 'InformacoesAdicionais.EnvolveServidorPublico',
  envolveCargoDas4: 'InformacoesAdicionais.EnvolveCargoComissionadoDAS4OuSuperior',
};

/** decisaoFinal → DecisaoFinal; dataEntrega → DataCompromisso. */
export const detalheNoFio = (nome: string): string => foraDosDetalhes[nome] ?? `Detalhes.${upperFirst(nome)}`;

export const nomeDoDetalhe = upperFirst;

const porMinusculas = new Map(regrasDosDetalhes.map(([nome]) => [nome.toLowerCase(), nome]));

/** Names come in any casing, as everywhere in this API; an unknown one stays, to be refused by its name. */
export const detalheEnviado = (nome: string): string =>
  porMinusculas.get(nome.toLowerCase()) ?? nome.charAt(0).toLowerCase() + nome.slice(1);
