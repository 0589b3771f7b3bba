import { randomUUID } from 'node:crypto';
import { TipoIdentificacao } from '#capabilities/manifestacao/domain/identificacao.ts';
import { cadastrar, type QuemAge } from '#capabilities/manifestacao/server/index.ts';
import { apenasDigitos } from '#kernel/texto.ts';
import type { Platform } from '#server/platform.ts';
import {
  atendimentoDe,
  conferirFormulario,
  extrasDe,
  type ManifestacaoInclusao,
  teorDe,
} from '../domain/inclusao.ts';
import { receberArquivos } from './arquivos.ts';
import type { Enderecos } from './links.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** `Idempotency-Key`, where a client sends one: the same sending twice is the same case. */
const chaveDoEnvio = (cabecalho: string | string[] | undefined): string =>
  typeof cabecalho === 'string' && UUID.test(cabecalho) ? cabecalho.toLowerCase() : randomUUID();

/** Files as the desk does, for somebody who reached the office through its own system. */
export const incluirManifestacao = async (
  platform: Platform,
  quem: QuemAge,
  inclusao: ManifestacaoInclusao,
  { enderecos, idempotencia }: { enderecos: Enderecos; idempotencia: string | string[] | undefined },
) => {
  conferirFormulario(inclusao);
  const registrada = await cadastrar(platform, quem, {
    chaveEnvio: chaveDoEnvio(idempotencia),
    idTipoManifestacao: inclusao.IdTipoManifestacao,
    idOuvidoriaDestino:
      inclusao.IdOuvidoriaDestino ?? inclusao.IdOrgaoDestinatario ?? quem.usuario?.idOuvidoria ?? 0,
    idAssunto: inclusao.IdAssunto,
    ouvidoriaInterna: false,
    anonimo: false,
    preservarIdentidade: inclusao.IdTipoIdentificacaoManifestante === TipoIdentificacao.comRestricao,
    idModoResposta: inclusao.IdModoResposta,
    teor: teorDe(inclusao),
    anexos: await receberArquivos(platform, inclusao.Anexos),
    atendimento: atendimentoDe(inclusao),
    integracao: extrasDe(inclusao),
    semAviso: {
      cidadao: inclusao.IndEnviarEmailCidadao === false,
      orgao: inclusao.IndEnviarEmailOuvidoria === false,
    },
  });
  return {
    IdManifestacao: registrada.idManifestacao,
    NumeroProtocolo: registrada.numeroProtocolo,
    NumProtocolo: apenasDigitos(registrada.numeroProtocolo),
    CodigoAcesso: registrada.codigoAcesso,
    Links: [enderecos.manifestacao(registrada.idManifestacao)],
  };
};
