import {
  type AutorDaEquipe,
  type Caso,
  leituraDe,
  type QuemAge,
  type TextoGuardado,
} from '#capabilities/manifestacao/server/index.ts';
import { papeisNoRecurso } from '#capabilities/recurso/domain/recurso-policy.ts';
import { decidemTodos } from '#capabilities/remedio/domain/instancia.ts';
import { allowedActs } from '#kernel/ato/interpretar.ts';
import { Perfil } from '#kernel/perfil.ts';
import { compareDates, localDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import { atosDoIncidente } from '../domain/atos-do-incidente.ts';
import { type FatosDoIncidente, situacaoDe } from '../domain/fatos-do-incidente.ts';
import {
  type DecisaoDoRecurso,
  type IncidenteVisto,
  type LinhaDoIncidente,
  type MotivoDoIncidente,
  motivosDoIncidente,
  type ResultadoDoIncidente,
  resultadosDoIncidente,
  ultimoDiaDaProrrogacao,
} from '../domain/incidente.ts';
import type { DecisaoRow, IncidenteRow } from './incidente-repository.ts';

/** By this incidente or an earlier one: a decision is extended once. */
export const foiProrrogada = ({
  data_entrega,
  data_entrega_original,
}: Pick<DecisaoRow, 'data_entrega' | 'data_entrega_original'>): boolean =>
  data_entrega !== null && data_entrega_original !== null && data_entrega > data_entrega_original;

/** An open case knows its author by account or by key; lists know only the account. */
export const fatosDe = (
  row: IncidenteRow,
  quem: QuemAge,
  isManifestante: boolean,
  agora: Date,
): FatosDoIncidente => ({
  julgador: papeisNoRecurso({
    usuario: quem.usuario,
    isDono: isManifestante || (quem.dono?.is(row.dono) ?? false),
    idOuvidoriaJulgadora: row.id_ouvidoria_julgadora,
    idOuvidoriaDoPedido: row.id_ouvidoria_do_pedido,
    decidemTodos: decidemTodos(row.id_instancia),
    autoridades: row.autoridades ?? [],
    impedidos: row.impedidos,
  }).julgador,
  prorrogado: foiProrrogada(row),
  temDataDeEntrega: row.data_entrega !== null,
  haDiaParaProrrogar:
    row.data_entrega !== null &&
    compareDates(ultimoDiaDaProrrogacao(diaGuardado(row.data_entrega)), localDate(agora.getTime())) >= 0,
});

export const decisaoDe = (row: DecisaoRow): DecisaoDoRecurso => ({
  idRecurso: row.id_recurso,
  versao: row.versao,
  idManifestacao: row.id_manifestacao,
  numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo),
  resumo: row.resumo,
  orgao: { idOuvidoria: row.id_ouvidoria_do_pedido, sigla: row.sigla_orgao, nome: row.nome_orgao },
  julgadora: {
    idOuvidoria: row.id_ouvidoria_julgadora,
    sigla: row.sigla_julgadora,
    nome: row.nome_julgadora,
  },
  instancia: row.instancia,
  resultado: row.resultado_do_recurso,
  decididaEm: row.decidida_em.toISOString(),
  dataEntrega: row.data_entrega,
  dataEntregaOriginal: row.data_entrega_original,
});

const motivoDe = (id: string) => ({ id, descricao: motivosDoIncidente[id as MotivoDoIncidente] });
const resultadoDe = (id: string) => ({ id, descricao: resultadosDoIncidente[id as ResultadoDoIncidente] });

const comum = (row: IncidenteRow, quem: QuemAge, fatos: FatosDoIncidente) => {
  const situacao = situacaoDe(row);
  return {
    ...decisaoDe(row),
    idIncidente: row.id,
    situacao,
    motivo: motivoDe(row.motivo),
    solicitante: row.solicitante,
    abertoEm: row.aberto_em.toISOString(),
    atos: allowedActs(atosDoIncidente, {
      estado: situacao,
      perfil: quem.usuario?.idPerfil ?? Perfil.publico,
      fatos,
    }).map(({ nome }) => nome),
  };
};

export const linhaDe = (row: IncidenteRow, quem: QuemAge, agora: Date): LinhaDoIncidente => ({
  ...comum(row, quem, fatosDe(row, quem, false, agora)),
  resultadoDoIncidente: row.resultado && resultadoDe(row.resultado).descricao,
});

/** Reads a text of the incidente as this person may see it. */
type Ler = (autor: AutorDaEquipe, guardado: TextoGuardado) => string;

/** The office asks; who judged the appeal extends and answers. */
const quemPediu = (row: IncidenteRow): AutorDaEquipe => ({
  idUsuario: row.id_solicitante,
  idOuvidoria: row.id_ouvidoria_do_pedido,
});
const quemJulga = (row: IncidenteRow): AutorDaEquipe => ({
  idUsuario: row.id_julgador,
  idOuvidoria: row.id_ouvidoria_julgadora,
});

const prorrogacaoDe = (row: IncidenteRow, ler: Ler) =>
  row.prorrogado_em && row.prazo_anterior && row.prazo_novo
    ? {
        em: row.prorrogado_em.toISOString(),
        de: row.prazo_anterior,
        para: row.prazo_novo,
        justificativa: ler(quemJulga(row), {
          texto: row.justificativa_prorrogacao,
          texto_cifrado: row.justificativa_prorrogacao_cifrada,
        }),
      }
    : null;

const respostaDe = (row: IncidenteRow, ler: Ler) =>
  row.respondido_em && row.resultado
    ? {
        resultado: resultadoDe(row.resultado),
        texto: ler(quemJulga(row), { texto: row.resposta, texto_cifrado: row.resposta_cifrada }),
        julgador: row.julgador ?? '',
        respondidoEm: row.respondido_em.toISOString(),
        novaEntrega: row.entrega_nova ? { de: row.entrega_anterior, para: row.entrega_nova } : null,
      }
    : null;

/** In a former denúncia the instance does not learn the author (Decreto 10.153/2019, art. 7). */
export const incidenteDe = (row: IncidenteRow, quem: QuemAge, caso: Caso, agora: Date): IncidenteVisto => {
  const { daPessoa, daEquipe } = leituraDe(caso, quem);
  const ler: Ler = (autor, guardado) => daEquipe(autor)(caso.readTexto(guardado));
  return {
    ...comum(row, quem, fatosDe(row, quem, caso.relacao === 'manifestante', agora)),
    resumo: row.resumo && daPessoa(row.resumo),
    texto: ler(quemPediu(row), row),
    prorrogacao: prorrogacaoDe(row, ler),
    resposta: respostaDe(row, ler),
  };
};
