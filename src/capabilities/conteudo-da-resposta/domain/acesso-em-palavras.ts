import { parseIsoDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';
import { nomesDoAcesso } from './conteudo-do-acesso.ts';
import type { LinhaDoConteudo } from './conteudo-em-palavras.ts';
import type { AcessoGuardado } from './detalhes.ts';
import type { GrauDeSigilo } from './prazo-da-restricao.ts';

const nomeDoGrau: Readonly<Record<GrauDeSigilo, string>> = {
  reservada: 'Reservada',
  secreta: 'Secreta',
  ultrassecreta: 'Ultrassecreta',
};

export const PUBLICACAO = 'Publicação';

export const PUBLICAVEL =
  'O pedido e esta resposta podem ser publicados na busca de pedidos e respostas, sem os dados pessoais.';

const DESCLASSIFICACAO = 'Desclassificação';

const data = (texto: string | null | undefined): string => {
  const dia = parseIsoDate(texto ?? '');
  return dia ? formatData(dia) : '';
};

const daRestricao = ({ restricao, restritaAte, porQuePermanente = '' }: AcessoGuardado): string => {
  if (restricao === 'permanente') return `Sem data para terminar. ${porQuePermanente}`.trim();
  const ate = data(restritaAte);
  return ate && `Restrito até ${ate}.`;
};

/** Decreto 7.724/2012, art. 19, III: whom to ask for declassification. */
const daDesclassificacao = ({ autoridadeClassificadora: quem }: AcessoGuardado): string =>
  quem ? `Você pode pedir a desclassificação da informação a quem a classificou: ${quem}.` : '';

const daEntrega = (
  { consultaHora: hora = '', consultaLocal: local = '' }: AcessoGuardado,
  dataEntrega: string | null,
): string => {
  const dia = data(dataEntrega);
  if (!hora && !local) return dia && `Até ${dia}.`;
  return [dia && `Em ${dia}${hora && `, às ${hora}`}.`, local].filter(Boolean).join('\n');
};

const daPublicacao = ({ publicavel, porQueNaoPublica = '' }: AcessoGuardado): string => {
  if (publicavel === false) return `O pedido e esta resposta não serão publicados. ${porQueNaoPublica}`;
  return publicavel ? PUBLICAVEL : '';
};

/** What was decided on an access request, as the citizen reads it. */
export const acessoEmPalavras = (guardado: AcessoGuardado, dataEntrega: string | null): LinhaDoConteudo[] => {
  const { grauSigilo } = guardado;
  const linhas: readonly (readonly [string, string | undefined])[] = [
    [nomesDoAcesso.idDetalhamento, guardado.detalhamento],
    [nomesDoAcesso.fundamentoLegal, guardado.fundamentoLegal],
    [nomesDoAcesso.porQueNaoTudo, guardado.porQueNaoTudo],
    ['Prazo da restrição', daRestricao(guardado)],
    [nomesDoAcesso.grauSigilo, grauSigilo && nomeDoGrau[grauSigilo]],
    [nomesDoAcesso.autoridadeClassificadora, guardado.autoridadeClassificadora],
    [nomesDoAcesso.codigoIndexacao, guardado.codigoIndexacao],
    [DESCLASSIFICACAO, daDesclassificacao(guardado)],
    [nomesDoAcesso.orgaoCompetente, guardado.orgaoCompetente],
    [nomesDoAcesso.ondePedir, guardado.ondePedir],
    [nomesDoAcesso.protocoloAnterior, guardado.protocoloAnterior],
    [nomesDoAcesso.buscaFeita, guardado.buscaFeita],
    [nomesDoAcesso.oQueSeraEntregue, guardado.oQueSeraEntregue],
    [
      guardado.consultaLocal ? 'Consulta marcada' : nomesDoAcesso.dataEntrega,
      daEntrega(guardado, dataEntrega),
    ],
    [PUBLICACAO, daPublicacao(guardado)],
  ];
  return linhas.flatMap(([rotulo, valor]) => (valor ? [{ rotulo, valor }] : []));
};

/** Decreto 7.724/2012, art. 19, III: where to ask for declassification, with the office already chosen. */
export const comOndePedir = (linhas: readonly LinhaDoConteudo[], idOuvidoria: number): LinhaDoConteudo[] =>
  linhas.map((linha) =>
    linha.rotulo === DESCLASSIFICACAO
      ? { ...linha, caminho: `/desclassificacao/pedir?orgao=${idOuvidoria}` }
      : linha,
  );

/** The same where nothing can be clicked, in a mail and on paper: the address is written out. */
export const porExtenso = ({ rotulo, valor, caminho }: LinhaDoConteudo, origem: string): string =>
  `${rotulo}: ${valor}${caminho ? ` Para pedir, abra ${origem}/web${caminho} no navegador.` : ''}`;
