import { avisar } from '#capabilities/email/server/index.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { TipoIdentificacao } from '../domain/identificacao.ts';
import type { Aviso } from './anotar.ts';
import type { Caso } from './caso.ts';
import { quemNaoAbre, temImpedidoNoOrgao } from './impedidos/impedidos.ts';

/**
 * Writes the mail of an event, to the manifestante or to the office as its template says. Anonymous
 * people get none; a mail carries the protocol, never what was written nor the access code.
 */
export const avisarSobre = async (
  platform: Platform,
  tx: Db,
  caso: Caso,
  {
    evento,
    variaveis,
    caminho,
    caminhoDaPesquisa,
    orgao = caso.row.email_ouvidoria,
    sigiloso = caso.isSigilosa,
    idOrgaoAvisado = caso.row.id_ouvidoria,
    idServidor,
    chave,
  }: Aviso,
  origem: string,
  idComunicacao: number | null = null,
): Promise<string | null> => {
  const { row } = caso;
  // Whoever is kept away may read an office's mailbox, and a protocol that cannot be opened would tell them why.
  const isCaixaDeOrgao =
    idServidor === undefined && (orgao === row.email_ouvidoria || idOrgaoAvisado !== row.id_ouvidoria);
  const calado =
    orgao !== null &&
    (isCaixaDeOrgao
      ? await temImpedidoNoOrgao(platform, tx, row.id, idOrgaoAvisado)
      : idServidor !== undefined && (await quemNaoAbre(platform, tx, row.id)).has(idServidor));
  const anonima = row.id_tipo_identificacao === TipoIdentificacao.anonima;
  const manifestante = anonima ? null : caso.manifestante();
  return avisar(platform, tx, {
    evento,
    idOuvidoria: row.id_ouvidoria,
    cidadao: manifestante?.email
      ? { email: manifestante.email, idUsuario: manifestante.idUsuario ?? null }
      : null,
    orgao: calado ? null : orgao,
    idOrgaoAvisado,
    idServidor,
    chave,
    sigiloso,
    enderecoSigiloso: caso.isPreservada,
    naHora: caso.isSigilosa || caso.isPreservada,
    idComunicacao,
    variaveis: {
      protocolo: formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo),
      orgao: `${row.sigla_ouvidoria} – ${row.nome_ouvidoria}`,
      ...variaveis,
    },
    endereco: `${origem}/web${caminho ?? `/manifestacao/detalhar/${row.id}`}`,
    // Somebody received at the desk has no account, and opens the case with protocol and code.
    ...(manifestante &&
      !manifestante.idUsuario && { enderecoDoCidadao: `${origem}/web/manifestacao/consultar` }),
    enderecoDaPesquisa: caminhoDaPesquisa && `${origem}/web${caminhoDaPesquisa}`,
  });
};
