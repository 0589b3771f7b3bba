import { selarAnexos } from '#capabilities/anexo/server/index.ts';
import type { DetalhesSelados } from '#capabilities/conteudo-da-resposta/domain/detalhes.ts';
import {
  chaveDoCofre,
  type NoAto,
  selarEtiquetas,
  selarIdentidade,
  selarPalavras,
  separarDono,
} from '#capabilities/manifestacao/server/index.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import { type Envelope, newEnvelope } from '#server/crypto/envelope.ts';
import { esquecerEstatisticas } from '#server/db/estatisticas.ts';
import { selarEmailsSobre } from '#server/mail/mail.ts';
import type { Platform } from '#server/platform.ts';
import {
  listDetalhesDasRespostas,
  listDetalhesDoHistorico,
  moveIdentidade,
  sealTextos,
  sealTextosDosRecursos,
  updateDetalhesDaResposta,
  updateDetalhesDoHistorico,
} from './selar-caso-repository.ts';

/**
 * A case becomes a denúncia: from now on neither the case nor the identity of its author can be
 * read from a copy of the database (Lei 13.608/2018, art. 4-B; Decreto 10.153/2019). A case that
 * was a denúncia before already has its key.
 */
export const selarCaso = async (platform: Platform, { tx, caso }: NoAto): Promise<Envelope> => {
  const { row } = caso;
  const cofre = caso.cofre ?? newEnvelope(chaveDoCofre(platform, row.id_ouvidoria));
  const manifestante = caso.manifestante();
  if (manifestante && caso.isPreservada && row.chave_preservada === null) {
    await selarIdentidade(platform, tx, { id: row.id, idOuvidoria: row.id_ouvidoria, manifestante });
  }
  await moveIdentidade(tx, {
    id_manifestacao: row.id,
    chave_embrulhada: cofre.chaveEmbrulhada,
    // One that is preserved stays sealed apart, where no act of the office opens it.
    identidade_cifrada: caso.isPreservada || !manifestante ? null : cofre.seal(JSON.stringify(manifestante)),
  });
  if (row.dono && manifestante?.idUsuario) await separarDono(platform, tx, row.id, manifestante.idUsuario);
  await sealTextos(tx, row.id, cofre.seal);
  await sealTextosDosRecursos(tx, row.id, cofre.seal);
  for (const { id, detalhes } of await listDetalhesDasRespostas(tx, row.id)) {
    const cifrado = cofre.seal(JSON.stringify(detalhes)).toString('base64');
    await updateDetalhesDaResposta(tx, id, JSON.stringify({ cifrado } satisfies DetalhesSelados));
  }
  for (const { id, detalhes } of await listDetalhesDoHistorico(tx, row.id)) {
    const selados = selarPalavras(cofre, detalhes);
    if (selados) await updateDetalhesDoHistorico(tx, id, JSON.stringify(selados));
  }
  await selarEtiquetas(platform, tx, row.id);
  await selarAnexos(platform, tx, row.id, cofre);
  await esquecerEstatisticas(tx);
  await selarEmailsSobre(tx, platform, {
    numero: formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo),
    idUsuario: manifestante?.idUsuario ?? null,
    para: manifestante?.email ?? null,
  });
  return cofre;
};
