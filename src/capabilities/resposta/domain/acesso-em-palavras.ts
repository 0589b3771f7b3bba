import { parseIsoDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';
import { nomesDoAcesso } from './conteudo-do-acesso.ts';
import type { LinhaDoConteudo } from './conteudo-minimo.ts';
import type { GrauDeSigilo } from './prazo-da-restricao.ts';

const nomeDoGrau: Readonly<Record<GrauDeSigilo, string>> = {
  reservada: 'Reservada',
  secreta: 'Secreta',
  ultrassecreta: 'Ultrassecreta',
};

export const PUBLICAVEL =
  'O pedido e esta resposta podem ser publicados na busca de pedidos e respostas, sem os dados pessoais.';

type Guardado = Readonly<Record<string, unknown>>;

const texto = (valor: unknown): string => (typeof valor === 'string' ? valor : '');

const data = (valor: unknown): string => {
  const dia = parseIsoDate(texto(valor));
  return dia ? formatData(dia) : '';
};

const daRestricao = ({ restricao, restritaAte, porQuePermanente }: Guardado): string => {
  if (restricao === 'permanente') return `Sem data para terminar. ${texto(porQuePermanente)}`.trim();
  const ate = data(restritaAte);
  return ate && `Restrito até ${ate}.`;
};

/** Decreto 7.724/2012, art. 19, III. */
const daDesclassificacao = ({ autoridadeClassificadora }: Guardado): string => {
  const quem = texto(autoridadeClassificadora);
  return quem && `Você pode pedir a desclassificação da informação a quem a classificou: ${quem}.`;
};

const daEntrega = ({ consultaHora, consultaLocal }: Guardado, dataEntrega: string | null): string => {
  const dia = data(dataEntrega);
  const hora = texto(consultaHora);
  const local = texto(consultaLocal);
  if (!hora && !local) return dia && `Até ${dia}.`;
  return [dia && `Em ${dia}${hora && `, às ${hora}`}.`, local].filter(Boolean).join('\n');
};

const daPublicacao = ({ publicavel, porQueNaoPublica }: Guardado): string => {
  if (publicavel === false)
    return `O pedido e esta resposta não serão publicados. ${texto(porQueNaoPublica)}`;
  return publicavel === true ? PUBLICAVEL : '';
};

/**
 * What was decided on an access request, as the citizen reads it. Each part stands by itself: an answer from before a
 * field existed shows the others.
 */
export const acessoEmPalavras = (guardado: Guardado, dataEntrega: string | null): LinhaDoConteudo[] => {
  const isConsulta = texto(guardado.consultaLocal) !== '';
  const linhas: readonly (readonly [string, string])[] = [
    [nomesDoAcesso.idDetalhamento, texto(guardado.detalhamento)],
    [nomesDoAcesso.fundamentoLegal, texto(guardado.fundamentoLegal)],
    ['Prazo da restrição', daRestricao(guardado)],
    [nomesDoAcesso.grauSigilo, nomeDoGrau[texto(guardado.grauSigilo) as GrauDeSigilo] ?? ''],
    [nomesDoAcesso.autoridadeClassificadora, texto(guardado.autoridadeClassificadora)],
    [nomesDoAcesso.codigoIndexacao, texto(guardado.codigoIndexacao)],
    ['Desclassificação', daDesclassificacao(guardado)],
    [nomesDoAcesso.orgaoCompetente, texto(guardado.orgaoCompetente)],
    [nomesDoAcesso.buscaFeita, texto(guardado.buscaFeita)],
    [isConsulta ? 'Consulta marcada' : nomesDoAcesso.dataEntrega, daEntrega(guardado, dataEntrega)],
    ['Publicação', daPublicacao(guardado)],
  ];
  return linhas.flatMap(([rotulo, valor]) => (valor ? [{ rotulo, valor }] : []));
};
