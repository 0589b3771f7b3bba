import { randomUUID } from 'node:crypto';
import { newEnvelope } from '#server/crypto/envelope.ts';
import { openBytes } from '#server/crypto/envelope-bytes.ts';
import { hashSecret, newSecret } from '#server/crypto/secret.ts';
import { sealFile } from '#server/crypto/texto-selado.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { createFileStore } from '#server/storage/create-file-store.ts';
import { insertAnexo } from './anexo-repository.ts';
import { chaveMestra, selarNome } from './chave-do-anexo.ts';
import { lugarDoArquivo } from './lugares.ts';
import { provaDoConteudo } from './prova-do-conteudo.ts';
import type { AnexoDoCaso, CasoComAnexos } from './read-anexos.ts';
import { tamanhoGuardado } from './tamanho-guardado.ts';

interface Feito {
  readonly nome: string;
  readonly tipoConteudo: string;
  readonly conteudo: Buffer;
  /** The new file belongs to the same part of the case as this one. */
  readonly comoO: AnexoDoCaso;
}

const TipoAnexo = { manifestacao: 1, resposta: 2 } as const;

/**
 * Stores a file that the platform made from another file of the case, in the transaction of the
 * act, sealed like the other one. If the act fails, the file has no row and gets swept.
 */
export const guardarNoCaso = async (
  platform: Platform,
  tx: Db,
  { row, cofre }: CasoComAnexos,
  { nome, tipoConteudo, conteudo, comoO }: Feito,
): Promise<number> => {
  const envelope = newEnvelope(chaveMestra(platform));
  const chave = openBytes(chaveMestra(platform), envelope.chaveEmbrulhada);
  const local = randomUUID();
  const agora = platform.clock.now();
  await createFileStore(platform.config).write(lugarDoArquivo(local), sealFile(chave, conteudo));
  return insertAnexo(tx, {
    segredo_hash: hashSecret(newSecret()),
    ...tamanhoGuardado(cofre ? chave : null, conteudo.length),
    tipo_conteudo: tipoConteudo,
    sha256: provaDoConteudo(platform, chave, conteudo),
    local,
    situacao: 'pronto',
    criado_em: agora,
    expira_em: agora,
    anexado_em: agora,
    id_manifestacao: row.id,
    id_tipo_anexo:
      comoO.idResposta || comoO.idRespostaRecurso || comoO.idEntrega
        ? TipoAnexo.resposta
        : TipoAnexo.manifestacao,
    id_resposta: comoO.idResposta,
    id_complementacao: comoO.idComplementacao,
    id_mensagem: comoO.idMensagem,
    id_tramitacao: comoO.idTramitacao,
    id_recurso: comoO.idRecurso,
    id_resposta_recurso: comoO.idRespostaRecurso,
    id_entrega: comoO.idEntrega,
    id_representacao: comoO.idRepresentacao,
    ...(cofre
      ? { chave_embrulhada: cofre.sealBytes(chave), nome: null, nome_cifrado: selarNome(chave, nome) }
      : { chave_embrulhada: envelope.chaveEmbrulhada, nome, nome_cifrado: null }),
  });
};
