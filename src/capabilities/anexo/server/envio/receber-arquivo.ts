import { randomUUID } from 'node:crypto';
import { invalid, tooLarge } from '#kernel/errors.ts';
import { horaSeguinte, naHora } from '#kernel/momento.ts';
import { newEnvelope } from '#server/crypto/envelope.ts';
import { hashSecret, newSecret } from '#server/crypto/secret.ts';
import type { Platform } from '#server/platform.ts';
import { createFileStore } from '#server/storage/create-file-store.ts';
import type { AnexoEnviado } from '../../domain/anexo.ts';
import { MAX_BYTES } from '../../domain/anexo-limites.ts';
import { nomeLimpo } from '../../domain/nome-do-arquivo.ts';
import { insertAnexo } from '../anexo-repository.ts';
import { chaveMestra } from '../chave-do-anexo.ts';
import type { QuemEspera } from '../faixas.ts';
import { lugarDoPedaco } from '../lugares.ts';
import { concluirEnvio } from './concluir-envio.ts';
import { validadeDoLink } from './link-de-envio.ts';

interface ArquivoInteiro {
  readonly nomeArquivo: string;
  readonly conteudo: Buffer;
  /** Position among the files sent, from 1, used in errors: a name may identify somebody. */
  readonly ordem: number;
  /** The program that sends it. */
  readonly quem: QuemEspera;
  readonly deResposta?: boolean;
}

/** Takes a whole file and judges it like one sent in pieces. If never attached, it is swept. */
export const receberArquivo = async (
  platform: Platform,
  { nomeArquivo, conteudo, ordem, quem, deResposta = false }: ArquivoInteiro,
): Promise<AnexoEnviado> => {
  if (conteudo.length === 0) throw invalid('anexo.vazio', `O ${ordem}º anexo está vazio.`);
  if (conteudo.length > MAX_BYTES) throw tooLarge('anexo.grande', `O ${ordem}º anexo passa de 30 MB.`);
  const store = createFileStore(platform.config);
  const segredo = newSecret();
  const envelope = newEnvelope(chaveMestra(platform));
  const local = randomUUID();
  await store.write(lugarDoPedaco(local, 0), envelope.sealBytes(conteudo));
  const idAnexo = await insertAnexo(platform.db, {
    segredo_hash: hashSecret(segredo),
    nome_cifrado: envelope.seal(nomeLimpo(nomeArquivo)),
    tamanho: conteudo.length,
    recebido: conteudo.length,
    chave_embrulhada: envelope.chaveEmbrulhada,
    local,
    situacao: 'recebendo',
    criado_em: naHora(platform.clock.now()),
    expira_em: horaSeguinte(validadeDoLink(platform)),
  });
  const row = await concluirEnvio(platform, store, {
    idAnexo,
    segredo,
    manterMetadados: false,
    deResposta,
    quem,
  });
  if (row.situacao !== 'pronto')
    throw invalid('anexo.recusado', `O ${ordem}º anexo foi recusado. ${row.motivo_recusa ?? ''}`.trim());
  return { idAnexo, segredo };
};
