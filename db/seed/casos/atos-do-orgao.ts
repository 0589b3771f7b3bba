import { vaiComIdentidade } from '#capabilities/encaminhamento/domain/encaminhamento.ts';
import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import { diasDeProrrogacao } from '#capabilities/manifestacao/domain/manifestacao-prazos.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { guardarPalavras } from '#capabilities/manifestacao/server/index.ts';
import { comPreposicao, deOrgao } from '#kernel/artigo-do-orgao.ts';
import { isSigilosa, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { toIsoDate } from '#kernel/prazo/data.ts';
import { extend } from '#kernel/prazo/prazo.ts';
import { formatData } from '#kernel/texto.ts';
import {
  type Andamento,
  anotar,
  calendarioDo,
  guardar,
  hasPassado,
  horaDaEquipe,
  mudar,
  quemAtende,
} from './andamento.ts';
import type { Passo } from './caso-planejado.ts';
import type { Servidor } from './contexto.ts';
import { orgaoDemo } from './modelos.ts';
import { arquivamentos, justificativasDaProrrogacao, orgaosDeFora } from './textos-comuns.ts';

/** Offices without an account of their own in the demonstration signed by the platform's. */
const contaDe = ({ contexto }: Andamento, { id }: Servidor): number => id ?? contexto.contaDe('admin').id;

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
  const guardada = guardar(caso, justificativa);
  caso.linhas.prorrogacao.push({
    id_manifestacao: caso.id,
    id_motivo_prorrogacao: idMotivo,
    justificativa: guardada.texto,
    justificativa_cifrada: guardada.texto_cifrado,
    prazo_anterior: toIsoDate(caso.prazo),
    prazo_novo: toIsoDate(novo),
    id_responsavel: contaDe(caso, quemAtende(caso)),
    ocorrida_em: em,
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

interface Destino {
  readonly id_ouvidoria_destino?: number;
  readonly orgao_externo?: string;
  readonly paraQuemRecebe?: string;
  readonly paraQuemRegistrou: string;
}

/** As the real act keeps it: without the row nobody reads what was said to whom. */
const guardarEncaminhamento = (
  caso: Andamento,
  em: Date,
  { paraQuemRecebe, paraQuemRegistrou, ...destino }: Destino,
): Record<string, unknown> => {
  const quem = quemAtende(caso);
  const anonima = caso.row.id_tipo === TipoManifestacao.comunicacao;
  const idEncaminhamento = caso.contexto.proximoId('encaminhamento');
  const recebe = paraQuemRecebe === undefined ? undefined : guardar(caso, paraQuemRecebe);
  const registrou = guardar(caso, paraQuemRegistrou);
  caso.linhas.encaminhamento.push({
    id: idEncaminhamento,
    id_manifestacao: caso.id,
    id_ouvidoria_origem: caso.idOuvidoria,
    id_ouvidoria_destino: null,
    orgao_externo: null,
    ...destino,
    texto_destinatario: recebe?.texto ?? null,
    texto_destinatario_cifrado: recebe?.texto_cifrado ?? null,
    texto_solicitante: registrou.texto,
    texto_solicitante_cifrado: registrou.texto_cifrado,
    com_identidade: vaiComIdentidade({ protegida: isSigilosa(caso.row.id_tipo), anonima }, false),
    id_responsavel: contaDe(caso, quem),
    responsavel: quem.responsavel,
    ocorrido_em: em,
  });
  return { idEncaminhamento, ...guardarPalavras(caso.cofre, 'mensagem', paraQuemRegistrou) };
};

/** The next office answers within the term that already runs (Portaria Normativa CGU 116/2024). */
export const encaminhar = (caso: Andamento, { dia, para }: Do<'encaminhar'>): void => {
  const em = horaDaEquipe(caso, dia);
  const destino = orgaoDemo(para);
  const detalhes = guardarEncaminhamento(caso, em, {
    id_ouvidoria_destino: para,
    paraQuemRecebe: `Encaminhamos porque o assunto é da competência ${deOrgao(destino)}. O prazo continua o mesmo.`,
    paraQuemRegistrou: `Enviamos a sua manifestação ${comPreposicao('a', destino)}, que cuida do assunto e vai responder a você.`,
  });
  anotar(caso, em, {
    acao: Acao.encaminhamento,
    quem: quemAtende(caso),
    informacoes: `De ${orgaoDemo(caso.idOuvidoria).sigla} para ${destino.sigla}, que cuida do assunto. O prazo continua o mesmo.`,
    detalhes: { idOuvidoriaOrigem: caso.idOuvidoria, idOuvidoriaDestino: para, ...detalhes },
    foiPara: para,
  });
  caso.idOuvidoria = para;
  caso.situacao = Situacao.encaminhada;
  mudar(caso, em, { id_responsavel: null });
};

export const encaminharParaFora = (caso: Andamento, { dia }: { dia: number }): void => {
  const em = horaDaEquipe(caso, dia);
  const orgaoExterno = caso.sorte.um(orgaosDeFora);
  const detalhes = guardarEncaminhamento(caso, em, {
    orgao_externo: orgaoExterno,
    paraQuemRegistrou: `O assunto cabe a ${orgaoExterno}, que não usa esta plataforma. Procure o atendimento de lá.`,
  });
  caso.situacao = Situacao.encaminhadaParaFora;
  mudar(caso, em, { encerrada_em: em });
  anotar(caso, em, {
    acao: Acao.encaminhamento,
    quem: quemAtende(caso),
    informacoes: `Enviada a um órgão de fora da plataforma: ${orgaoExterno}.`,
    detalhes,
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
