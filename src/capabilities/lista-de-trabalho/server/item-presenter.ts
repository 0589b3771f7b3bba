import type { z } from 'zod';
import { diasRestantes, prazoMostrado } from '#capabilities/manifestacao/domain/ler/prazo-do-caso.ts';
import { trechoDe } from '#capabilities/manifestacao/domain/ler/trecho.ts';
import type { IdSituacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { emAbertoNaLista, toSituacao } from '#capabilities/manifestacao/server/index.ts';
import { localDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { itemDeTrabalho } from '../contract.ts';
import type { Marca } from '../domain/filtro.ts';
import { iniciais } from '../domain/iniciais.ts';
import type { TrabalhoLido } from './list-trabalho-lido.ts';

const marcasDe = (row: TrabalhoLido): Marca[] => [
  ...(row.contribuicao_em ? (['possivel-respondida'] as const) : []),
  ...(row.complementada ? (['complementada'] as const) : []),
  ...(row.prorrogada_em ? (['prorrogada'] as const) : []),
  ...(row.urgente ? (['urgente'] as const) : []),
  ...(row.desistencia_a_decidir ? (['desistencia-a-decidir'] as const) : []),
  ...(row.reabertura_a_decidir ? (['reabertura-a-decidir'] as const) : []),
  ...(row.prazo_a_decidir ? (['prazo-a-decidir'] as const) : []),
];

export const toPessoa = (idUsuario: number, nome: string) => ({ idUsuario, nome, iniciais: iniciais(nome) });

export const toItemDeTrabalho = (
  row: TrabalhoLido,
  usuario: Pick<UsuarioAtual, 'idPerfil'>,
  agora: Date,
): z.input<typeof itemDeTrabalho> => {
  const situacao = row.id_situacao as IdSituacao;
  const parado = row.prazo_parado_em !== null;
  const prazo = diaGuardado(row.prazo);
  return {
    idManifestacao: row.id,
    versao: row.versao,
    protocolo: row.protocolo,
    numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo),
    tipo: { idTipoManifestacao: row.id_tipo, descTipoManifestacao: row.desc_tipo },
    situacao: toSituacao(row, emAbertoNaLista(row.aberto, agora.getTime())),
    ouvidoria: { idOuvidoria: row.id_ouvidoria, sigla: row.sigla },
    assunto: row.assunto,
    subassunto: row.subassunto,
    canal: row.canal,
    trecho: trechoDe(row, usuario),
    registradaEm: row.registrada_em.toISOString(),
    atualizadaEm: row.atualizada_em.toISOString(),
    prazoAtendimento: prazoMostrado(situacao, parado, row.prazo),
    diasRestantes: diasRestantes({ situacao, parado, prazo }, localDate(agora.getTime())),
    prazoInterno: row.prazo_interno,
    responsavel: row.id_responsavel === null ? null : toPessoa(row.id_responsavel, row.responsavel ?? ''),
    marcas: marcasDe(row),
    tags: row.tags,
  };
};
