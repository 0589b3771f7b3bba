import { isSigilosa } from '#kernel/enumeracoes.ts';
import { daysBetween, localDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import { podePedirMaisPrazo } from '../domain/tramitacao.ts';
import type { PassoDaPessoa } from './tramitacao-repository.ts';

export const toMeuPasso = (row: PassoDaPessoa, agora: Date) => ({
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
  podePedirMaisPrazo: podePedirMaisPrazo({ prorrogada: row.prorrogada_em !== null }).allowed,
});
