import { isSigilosa } from '#kernel/enumeracoes.ts';
import type { Calendario } from '#kernel/prazo/calendario.ts';
import { daysBetween, localDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import { type PassoComPrazo, podePedirMaisPrazo } from '../domain/tramitacao.ts';
import type { PassoDaPessoa } from './tramitacao-repository.ts';

/** What decides whether the area may ask for more time. */
export const passoComPrazo = (row: PassoDaPessoa): PassoComPrazo => ({
  prazo: diaGuardado(row.prazo),
  prorrogada: row.prorrogada_em !== null,
  pediuPrazo: row.prazo_pedido_em !== null,
  doRecurso: row.id_recurso !== null,
  prazoDoCaso: row.prazo_corre ? diaGuardado(row.prazo_do_caso) : null,
});

const situacaoDoPedido = (row: PassoDaPessoa): 'aberto' | 'concedido' | 'negado' | null => {
  if (row.prorrogada_em !== null) return 'concedido';
  if (row.prazo_pedido_em === null) return null;
  return row.prazo_decidido_em === null ? 'aberto' : 'negado';
};

const maisPrazo = (calendario: Calendario, row: PassoDaPessoa, agora: Date) => {
  const verdict = podePedirMaisPrazo(calendario, passoComPrazo(row), localDate(agora.getTime()));
  return {
    podePedirMaisPrazo: verdict.allowed,
    semMaisPrazo: verdict.allowed ? null : verdict.error.message,
  };
};

export const toMeuPasso = (calendario: Calendario, row: PassoDaPessoa, agora: Date) => ({
  idTramitacao: row.id,
  idManifestacao: row.id_manifestacao,
  idRecurso: row.id_recurso,
  numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo),
  tipo: row.desc_tipo,
  assunto: row.assunto,
  unidade: row.sigla === null ? null : `${row.sigla} – ${row.nome_unidade}`,
  remetente: row.remetente,
  mensagem: isSigilosa(row.id_tipo) ? null : row.mensagem,
  abertaEm: row.aberta_em.toISOString(),
  prazo: row.prazo,
  diasRestantes: daysBetween(localDate(agora.getTime()), diaGuardado(row.prazo)),
  ...maisPrazo(calendario, row, agora),
  pedidoDePrazo: situacaoDoPedido(row),
});
