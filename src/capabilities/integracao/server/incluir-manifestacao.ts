import { createHash, randomUUID } from 'node:crypto';
import { impedirNoRegistro } from '#capabilities/impedimento/server/index.ts';
import { TipoIdentificacao } from '#capabilities/manifestacao/domain/identificacao.ts';
import { cadastrar, findDoEnvio, type QuemAge } from '#capabilities/manifestacao/server/index.ts';
import { apenasDigitos } from '#kernel/texto.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { codigosDe } from '../domain/codigos-da-inclusao.ts';
import {
  type ArquivoEnviado,
  alemDoFormularioDe,
  atendimentoDe,
  comoRegistrar,
  conferirFormulario,
  extrasDe,
  type ManifestacaoInclusao,
  naoDevemVerDe,
  teorDe,
} from '../domain/inclusao.ts';
import {
  chaveDeOutroEnvio,
  chaveInvalida,
  codigoDesconhecido,
  doisDestinos,
  outroOrgao,
} from '../domain/integracao-errors.ts';
import { receberArquivos } from './arquivos.ts';
import { findDesconhecido, findOrgaoDaOuvidoria } from './codigos-repository.ts';
import type { Enderecos } from './links.ts';

type Registro = Parameters<typeof cadastrar>[2];
type Registrada = Awaited<ReturnType<typeof cadastrar>>;

const MAIOR_CHAVE = 255;

/** A UUID from the client's own key, different for each client. */
const uuidDe = (idCliente: number, chave: string): string => {
  const hex = createHash('sha256').update(`${idCliente}:${chave}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
};

/** `Idempotency-Key`, if a client sends one: the same submission twice is the same case. Each program has keys of its own. */
const chaveDoEnvio = (cabecalho: string | string[] | undefined, idCliente: number): string => {
  if (cabecalho === undefined) return randomUUID();
  const chave = String(cabecalho).trim();
  if (chave === '' || chave.length > MAIOR_CHAVE) throw chaveInvalida();
  return uuidDe(idCliente, chave);
};

const impressaoDe = ({ NomeArquivo, ConteudoZipadoEBase64 }: ArquivoEnviado): string =>
  createHash('sha256').update(`${NomeArquivo}\n${ConteudoZipadoEBase64}`).digest('hex');

/**
 * The program's own office, which alone it files for. Of `IdOrgaoDestinatario` some clients know the office's number, others
 * that of its body in the federal directory.
 */
const destinoDe = async (
  db: Db,
  { IdOuvidoriaDestino: ouvidoria, IdOrgaoDestinatario: orgao }: ManifestacaoInclusao,
  { usuario }: QuemAge,
): Promise<number> => {
  const proprio = usuario?.idOuvidoria ?? 0;
  if (ouvidoria !== undefined && ouvidoria !== proprio) throw outroOrgao('IdOuvidoriaDestino', proprio);
  if (ouvidoria !== undefined || orgao === undefined || orgao === proprio) return proprio;
  if ((await findOrgaoDaOuvidoria(db, proprio)) !== orgao) throw outroOrgao('IdOrgaoDestinatario', proprio);
  return proprio;
};

/** An unknown or contradictory code is refused naming its field. */
const conferirCodigos = async (db: Db, inclusao: ManifestacaoInclusao): Promise<void> => {
  const desconhecido = await findDesconhecido(db, codigosDe(inclusao));
  if (desconhecido) throw codigoDesconhecido(desconhecido.campo);
  const { IdOuvidoriaDestino: ouvidoria, IdOrgaoDestinatario: orgao } = inclusao;
  if (ouvidoria === undefined || orgao === undefined || ouvidoria === orgao) return;
  if ((await findOrgaoDaOuvidoria(db, ouvidoria)) !== orgao) throw doisDestinos();
};

const registrar = async (
  platform: Platform,
  quem: QuemAge,
  registro: Registro,
  { Anexos, Representante }: ManifestacaoInclusao,
): Promise<Registrada> => {
  const anexos = await receberArquivos(platform, quem, Anexos);
  const representante = registro.atendimento?.representante && {
    ...registro.atendimento.representante,
    anexos: await receberArquivos(platform, quem, Representante?.Anexos, 'Representante.Anexos'),
  };
  const atendimento = registro.atendimento && { ...registro.atendimento, representante };
  return cadastrar(platform, quem, { ...registro, anexos, atendimento }, impedirNoRegistro);
};

/** Files a case as the desk does, for somebody who came through the office's own system. */
export const incluirManifestacao = async (
  platform: Platform,
  quem: QuemAge,
  enviada: ManifestacaoInclusao,
  { enderecos, idempotencia }: { enderecos: Enderecos; idempotencia: string | string[] | undefined },
) => {
  const chaveEnvio = chaveDoEnvio(idempotencia, quem.usuario?.idCliente ?? 0);
  conferirFormulario(enviada);
  const inclusao = comoRegistrar(enviada);
  await conferirCodigos(platform.db, inclusao);
  const registro: Registro = {
    chaveEnvio,
    idTipoManifestacao: inclusao.IdTipoManifestacao,
    idOuvidoriaDestino: await destinoDe(platform.db, inclusao, quem),
    idAssunto: inclusao.IdAssunto,
    ouvidoriaInterna: false,
    anonimo: false,
    preservarIdentidade: inclusao.IdTipoIdentificacaoManifestante === TipoIdentificacao.comRestricao,
    idModoResposta: inclusao.IdModoResposta,
    teor: teorDe(inclusao),
    naoDevemVer: naoDevemVerDe(inclusao),
    anexos: [],
    impressaoDosAnexos: [...(inclusao.Anexos ?? []), ...(inclusao.Representante?.Anexos ?? [])].map(
      impressaoDe,
    ),
    atendimento: atendimentoDe(inclusao),
    integracao: extrasDe(inclusao),
    alemDoFormulario: alemDoFormularioDe(inclusao),
    semAviso: {
      cidadao: inclusao.IndEnviarEmailCidadao === false,
      orgao: inclusao.IndEnviarEmailOuvidoria === false,
    },
  };
  // A repeated submission brings its files again: they are not even expanded.
  const registrada =
    (await findDoEnvio(platform, quem, registro)) ?? (await registrar(platform, quem, registro, inclusao));
  if (registrada.conteudoAnterior) throw chaveDeOutroEnvio(registrada.numeroProtocolo);
  return {
    IdManifestacao: registrada.idManifestacao,
    NumeroProtocolo: registrada.numeroProtocolo,
    NumProtocolo: apenasDigitos(registrada.numeroProtocolo),
    // Only who files at the desk by the screens gets none.
    CodigoAcesso: registrada.codigoAcesso ?? '',
    Links: [enderecos.manifestacao(registrada.idManifestacao)],
  };
};
