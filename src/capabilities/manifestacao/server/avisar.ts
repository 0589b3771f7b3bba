import {
  type AvisoLido,
  type AvisoPorEmail,
  escreverAviso,
  lerAviso,
} from '#capabilities/email/server/index.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { Db } from '#server/db/database.ts';
import { todas } from '#server/db/todas.ts';
import type { Platform } from '#server/platform.ts';
import { TipoIdentificacao } from '../domain/identificacao.ts';
import type { Aviso } from './anotar.ts';
import type { Caso } from './caso.ts';
import { quemNaoAbre, temImpedidoNoOrgao } from './impedidos/impedidos.ts';

/** What mails about a case are made of. */
export type CasoDoAviso = Pick<Caso, 'isSigilosa' | 'isPreservada' | 'manifestante'> & {
  readonly row: Pick<
    Caso['row'],
    | 'id'
    | 'id_ouvidoria'
    | 'id_tipo_identificacao'
    | 'protocolo'
    | 'esfera_do_protocolo'
    | 'sigla_ouvidoria'
    | 'nome_ouvidoria'
    | 'email_ouvidoria'
  >;
};

/** The mailbox or the person that the mail goes to, if it does not go to who filed. */
const destinoDe = (
  { row }: CasoDoAviso,
  { orgao = row.email_ouvidoria, idOrgaoAvisado = row.id_ouvidoria, idServidor }: Aviso,
) => ({
  orgao,
  idOrgaoAvisado,
  isCaixaDeOrgao:
    idServidor === undefined && (orgao === row.email_ouvidoria || idOrgaoAvisado !== row.id_ouvidoria),
});

/** Whoever is kept away may read an office's mailbox, and a protocol that cannot be opened would tell them why. */
const isCalado = async (platform: Platform, tx: Db, caso: CasoDoAviso, aviso: Aviso): Promise<boolean> => {
  const { orgao, idOrgaoAvisado, isCaixaDeOrgao } = destinoDe(caso, aviso);
  if (orgao === null) return false;
  if (isCaixaDeOrgao) return temImpedidoNoOrgao(platform, tx, caso.row.id, idOrgaoAvisado);
  return (
    aviso.idServidor !== undefined && (await quemNaoAbre(platform, tx, caso.row.id)).has(aviso.idServidor)
  );
};

interface ComoSeAvisa {
  readonly origem: string;
  readonly calado: boolean;
  readonly idComunicacao: number | null;
}

const porEmail = (
  caso: CasoDoAviso,
  aviso: Aviso,
  { origem, calado, idComunicacao }: ComoSeAvisa,
): AvisoPorEmail => {
  const { row } = caso;
  const {
    evento,
    variaveis,
    caminho,
    caminhoDaPesquisa,
    sigiloso = caso.isSigilosa,
    idServidor,
    chave,
  } = aviso;
  const { orgao, idOrgaoAvisado } = destinoDe(caso, aviso);
  const anonima = row.id_tipo_identificacao === TipoIdentificacao.anonima;
  const manifestante = anonima ? null : caso.manifestante();
  return {
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
  };
};

/** All that the mail of an event depends on besides the case, asked for at once. */
export const lerAvisoSobre = async (
  platform: Platform,
  tx: Db,
  caso: CasoDoAviso,
  aviso: Aviso,
  origem: string,
) => {
  const [calado, lido] = await todas([
    isCalado(platform, tx, caso, aviso),
    lerAviso(platform, tx, porEmail(caso, aviso, { origem, calado: false, idComunicacao: null })),
  ]);
  return { calado, lido };
};

interface AvisoSobreLido extends ComoSeAvisa {
  readonly lido: AvisoLido | null;
}

/** Writes it, in one statement; returns the address, or null. */
export const escreverAvisoSobre = async (
  platform: Platform,
  tx: Db,
  caso: CasoDoAviso,
  aviso: Aviso,
  { lido, ...como }: AvisoSobreLido,
): Promise<string | null> => lido && escreverAviso(platform, tx, lido, porEmail(caso, aviso, como));

/**
 * Writes the mail of an event, to the manifestante or to the office as its template says. Anonymous
 * people get none; a mail carries the protocol, never what was written nor the access code.
 */
export const avisarSobre = async (
  platform: Platform,
  tx: Db,
  caso: CasoDoAviso,
  aviso: Aviso,
  origem: string,
  idComunicacao: number | null = null,
): Promise<string | null> => {
  const lido = await lerAvisoSobre(platform, tx, caso, aviso, origem);
  return escreverAvisoSobre(platform, tx, caso, aviso, { ...lido, origem, idComunicacao });
};

/** The same in one statement: what it depends on was read before, and nobody is kept away from the case. */
export const avisarSemImpedidos = async (
  platform: Platform,
  tx: Db,
  caso: CasoDoAviso,
  aviso: Aviso,
  origem: string,
  lido: AvisoLido | null,
): Promise<string | null> =>
  lido &&
  escreverAviso(platform, tx, lido, porEmail(caso, aviso, { origem, calado: false, idComunicacao: null }));
