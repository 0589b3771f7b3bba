import {
  type Caso,
  leituraDe,
  promessasDoCaso,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import { depoisDoAchado, ultimaNovaData } from '#capabilities/remedio/domain/promessas.ts';
import { checkAct } from '#kernel/ato/interpretar.ts';
import { Perfil } from '#kernel/perfil.ts';
import { daysBetween, localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import { decidir } from '../domain/decidir.ato.ts';
import type { DenunciaVista, LinhaDaDenuncia } from '../domain/descumprimento.ts';
import { papeisNaDenuncia } from '../domain/descumprimento-policy.ts';
import { type PapeisNaDenuncia, situacaoDe, type TipoDaDenuncia } from '../domain/fatos-da-denuncia.ts';
import type { DenunciaRow } from './descumprimento-repository.ts';

/** An open case knows its author by account or by key; lists know only the account. */
export const papeisDe = (row: DenunciaRow, quem: QuemAge, isManifestante: boolean): PapeisNaDenuncia =>
  papeisNaDenuncia({
    usuario: quem.usuario,
    isDono: isManifestante || (quem.dono?.is(row.dono) ?? false),
    idOuvidoriaDestino: row.id_ouvidoria_destino,
    idOuvidoriaDoPedido: row.id_ouvidoria_do_pedido,
    impedidos: row.impedidos,
  });

const comum = (row: DenunciaRow, quem: QuemAge, papeis: PapeisNaDenuncia, agora: Date) => {
  const situacao = situacaoDe(row);
  const perfil = quem.usuario?.idPerfil ?? Perfil.publico;
  return {
    idDenuncia: row.id,
    idManifestacao: row.id_manifestacao,
    numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo),
    resumo: row.resumo,
    orgao: { idOuvidoria: row.id_ouvidoria_do_pedido, sigla: row.sigla_orgao, nome: row.nome_orgao },
    destino: { idOuvidoria: row.id_ouvidoria_destino, sigla: row.sigla_destino, nome: row.nome_destino },
    tipo: row.tipo as TipoDaDenuncia,
    contra: row.id_recurso === null ? ('resposta' as const) : ('decisao' as const),
    idRecurso: row.id_recurso,
    instancia: row.instancia,
    dataEntrega: row.data_entrega,
    situacao,
    registradaEm: row.registrada_em.toISOString(),
    prazo: row.prazo,
    diasRestantes:
      situacao === 'aberta' ? daysBetween(localDate(agora.getTime()), diaGuardado(row.prazo)) : null,
    podeDecidir: checkAct(decidir, { estado: situacao, perfil, fatos: papeis }).allowed,
    isDenunciado: papeis.denunciado,
  };
};

export const linhaDe = (row: DenunciaRow, quem: QuemAge, agora: Date): LinhaDaDenuncia => ({
  ...comum(row, quem, papeisDe(row, quem, false), agora),
  procedente: row.procedente,
});

/** The last date that a decision for the person may set; null where nothing would be owed. */
const novaDataAte = (row: DenunciaRow, caso: Caso, agora: Date): string | null => {
  const promessa = promessasDoCaso(caso.row).find(({ idPromessa }) => idPromessa === row.id_promessa);
  const achado = { tipo: row.tipo as TipoDaDenuncia, procedente: true };
  return promessa && depoisDoAchado(promessa.situacao, achado).novaData
    ? toIsoDate(ultimaNovaData(caso.calendario, agora.getTime()))
    : null;
};

export const denunciaDe = (row: DenunciaRow, quem: QuemAge, caso: Caso, agora: Date): DenunciaVista => {
  const { daPessoa, daEquipe } = leituraDe(caso, quem);
  const quemDecidiu = { idUsuario: row.id_responsavel, idOuvidoria: row.id_ouvidoria_destino };
  const vista = comum(row, quem, papeisDe(row, quem, caso.relacao === 'manifestante'), agora);
  return {
    ...vista,
    versao: caso.row.versao,
    novaDataAte: vista.podeDecidir ? novaDataAte(row, caso, agora) : null,
    resumo: vista.resumo && daPessoa(vista.resumo),
    texto: daPessoa(caso.readTexto(row)),
    decisao: row.respondida_em && {
      procedente: row.procedente === true,
      novaData: row.nova_data,
      texto: daEquipe(quemDecidiu)(
        caso.readTexto({ texto: row.resposta, texto_cifrado: row.resposta_cifrada }),
      ),
      responsavel: row.responsavel ?? '',
      respondidaEm: row.respondida_em.toISOString(),
    },
  };
};
