import { manifestacaoNaoEncontrada } from '#capabilities/manifestacao/domain/manifestacao-errors.ts';
import { findCasoDaEquipe, type QuemAge } from '#capabilities/manifestacao/server/index.ts';
import { newEnvelope, openEnvelope } from '#server/crypto/envelope.ts';
import type { Platform } from '#server/platform.ts';
import { deleteRascunho, findRascunho, saveRascunho } from './rascunho-resposta-repository.ts';

const chave = ({ config }: Platform): Buffer => config.keyFor('rascunho-resposta');

/** A draft exists only for a case that the person works on; any other case is not found. */
const deQuem = async (platform: Platform, quem: QuemAge, idManifestacao: number) => {
  await findCasoDaEquipe(platform, quem, idManifestacao);
  if (!quem.usuario) throw manifestacaoNaoEncontrada();
  return { idManifestacao, idUsuario: quem.usuario.idUsuario };
};

export const abrirRascunho = async (platform: Platform, quem: QuemAge, idManifestacao: number) => {
  const row = await findRascunho(platform.db, await deQuem(platform, quem, idManifestacao));
  if (!row) return { rascunho: null };
  const texto = openEnvelope(chave(platform), row.chave_embrulhada).open(row.conteudo_cifrado);
  return {
    rascunho: {
      conteudo: JSON.parse(texto) as Record<string, unknown>,
      atualizadoEm: row.atualizado_em.toISOString(),
    },
  };
};

/** Encrypted for every type of case: a draft is private to its author, and may quote a denúncia. */
export const guardarRascunho = async (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
  conteudo: Readonly<Record<string, unknown>>,
) => {
  const { idUsuario } = await deQuem(platform, quem, idManifestacao);
  const agora = platform.clock.now();
  const envelope = newEnvelope(chave(platform));
  await saveRascunho(platform.db, {
    id_manifestacao: idManifestacao,
    id_usuario: idUsuario,
    chave_embrulhada: envelope.chaveEmbrulhada,
    conteudo_cifrado: envelope.seal(JSON.stringify(conteudo)),
    atualizado_em: agora,
  });
  return { atualizadoEm: agora.toISOString() };
};

export const descartarRascunho = async (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
): Promise<void> => {
  await deleteRascunho(platform.db, await deQuem(platform, quem, idManifestacao));
};
