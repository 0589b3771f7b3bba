import { type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { createFileStore } from '#server/storage/create-file-store.ts';
import { anexoContract } from '../contract.ts';
import type { AbrirCaso } from './baixar-anexo.ts';
import { descartarOriginaisJob } from './descartar-originais.ts';
import { varrerOrfaosJob } from './envio/varrer-orfaos.ts';
import { reguardarAnexosJob } from './reguardar-anexos.ts';
import { handlers } from './routes.ts';

export { type AnexarA, anexarA, conferirAnexos, prenderAnexos, tomarAnexos } from './anexar-a.ts';
export type { AnexoRow } from './anexo-repository.ts';
export { listAnexosQuePodeBaixar, siglaDeQuemLe } from './anexos-que-pode-baixar.ts';
export { apagarGuardado } from './apagar-guardado.ts';
export { listArquivosDosAnexos } from './arquivos-nomeados-repository.ts';
export { type AbrirCaso, baixarAnexo } from './baixar-anexo.ts';
export { receberArquivo } from './envio/receber-arquivo.ts';
export { conhecidoQueEspera } from './faixas.ts';
export { guardarNoCaso } from './guardar-no-caso.ts';
export {
  type AnexoDoCaso,
  anexosLidos,
  lerAnexos,
  listAnexos,
  listAnexosDasCiencias,
  listAnexosDosAtendimentos,
  readAnexo,
} from './read-anexos.ts';
export { selarAnexos } from './selar-anexos.ts';
export { guardarTranscricao, listTranscricoes } from './transcricao.ts';

export const anexoCapability = (
  platform: Platform,
  abrirCaso: AbrirCaso,
): Routes & { readonly jobs: readonly Job[] } => {
  const store = createFileStore(platform.config);
  return {
    ...routes(anexoContract, handlers(platform, store, abrirCaso)),
    jobs: [
      varrerOrfaosJob(platform, store),
      descartarOriginaisJob(store),
      reguardarAnexosJob(platform, store),
    ],
  };
};
