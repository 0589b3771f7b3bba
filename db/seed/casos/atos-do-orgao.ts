import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import { diasDeProrrogacao } from '#capabilities/manifestacao/domain/manifestacao-prazos.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { toIsoDate } from '#kernel/prazo/data.ts';
import { extend } from '#kernel/prazo/prazo.ts';
import { formatData } from '#kernel/texto.ts';
import {
  type Andamento,
  anotar,
  calendarioDo,
  hasPassado,
  horaDaEquipe,
  mudar,
  quemAtende,
} from './andamento.ts';
import type { Passo } from './caso-planejado.ts';
import { orgaoDemo } from './modelos.ts';
import { arquivamentos, justificativasDaProrrogacao, orgaosDeFora } from './textos-comuns.ts';

type Do<A extends Passo['ato']> = Extract<Passo, { ato: A }>;

export const visualizar = (caso: Andamento, { dia }: { dia: number }): void => {
  if (!hasPassado(caso, dia)) return;
  anotar(caso, horaDaEquipe(caso, dia), { acao: Acao.visualizacao, quem: quemAtende(caso) });
};

export const triar = (caso: Andamento, { dia }: { dia: number }): void => {
  if (!hasPassado(caso, dia)) return;
  const em = horaDaEquipe(caso, dia);
  const quem = quemAtende(caso);
  mudar(caso, em, { id_responsavel: quem.id });
  anotar(caso, em, { acao: Acao.analise, quem });
};

export const prorrogar = (caso: Andamento, { dia }: { dia: number }): void => {
  const em = horaDaEquipe(caso, dia);
  const dias = diasDeProrrogacao(caso.formulario);
  const novo = extend(calendarioDo(caso), caso.prazo, dias);
  const [idMotivo, justificativa] = caso.sorte.um(justificativasDaProrrogacao);
  caso.linhas.manifestacao_prazo_evento.push({
    id_manifestacao: caso.id,
    tipo: 'prorrogacao',
    dias,
    pedido: null,
    resposta: null,
    prazo_anterior: toIsoDate(caso.prazo),
    prazo_novo: toIsoDate(novo),
    ocorrido_em: em,
  });
  caso.prazo = novo;
  caso.situacao = Situacao.prorrogada;
  mudar(caso, em, { prorrogada_em: em });
  anotar(caso, em, {
    acao: Acao.prorrogacao,
    quem: quemAtende(caso),
    informacoes: `O prazo passou para ${formatData(novo)}. ${justificativa}`,
    detalhes: { idMotivo },
  });
};

/** The next office answers within the term that already runs (Portaria Normativa CGU 116/2024). */
export const encaminhar = (caso: Andamento, { dia, para }: Do<'encaminhar'>): void => {
  const em = horaDaEquipe(caso, dia);
  const destino = orgaoDemo(para);
  anotar(caso, em, {
    acao: Acao.encaminhamento,
    quem: quemAtende(caso),
    informacoes: `De ${orgaoDemo(caso.idOuvidoria).sigla} para ${destino.sigla}, que cuida do assunto. O prazo continua o mesmo.`,
    detalhes: { idOuvidoriaOrigem: caso.idOuvidoria, idOuvidoriaDestino: para },
  });
  caso.idOuvidoria = para;
  caso.situacao = Situacao.encaminhada;
  mudar(caso, em, { id_responsavel: null });
};

export const encaminharParaFora = (caso: Andamento, { dia }: { dia: number }): void => {
  const em = horaDaEquipe(caso, dia);
  caso.situacao = Situacao.encaminhadaParaFora;
  mudar(caso, em, { encerrada_em: em });
  anotar(caso, em, {
    acao: Acao.encaminhamento,
    quem: quemAtende(caso),
    informacoes: `Enviada a um órgão de fora da plataforma: ${caso.sorte.um(orgaosDeFora)}.`,
  });
};

export const arquivar = (caso: Andamento, { dia }: { dia: number }): void => {
  const em = horaDaEquipe(caso, dia);
  const [idMotivo, motivo, justificativa] = caso.sorte.um(arquivamentos);
  caso.situacao = Situacao.arquivada;
  mudar(caso, em, { encerrada_em: em });
  anotar(caso, em, {
    acao: Acao.arquivamento,
    quem: quemAtende(caso),
    informacoes: `${motivo}. ${justificativa}`,
    detalhes: { idMotivo },
  });
};
