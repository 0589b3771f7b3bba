import { anexarA, receberArquivo } from '#capabilities/anexo/server/index.ts';
import { SettingError } from '#server/config.ts';
import type { Platform } from '#server/platform.ts';
import { chaveDeEnvio, hashDoEnvio } from './casos/envio.ts';
import { listPartesSemArquivo, type ParteDoRecurso } from './seed-repository.ts';

/** Denied at every instance, up to the Comissão Mista. */
const CASO = 'recurso/cmri-julgada';

const arquivoDe = ({ instancia, isDecisao }: ParteDoRecurso): { nome: string; texto: string } =>
  isDecisao
    ? {
        nome: `decisao-instancia-${instancia}.txt`,
        texto: `Decisão da instância ${instancia}: o acesso continua negado, pelas razões que o órgão deu.\n`,
      }
    : {
        nome: `razoes-instancia-${instancia}.txt`,
        texto: `Razões do recurso à instância ${instancia}: a lei manda entregar a parte que não é sigilosa.\n`,
      };

/** One request of the demonstration with a file in every appeal and in every decision; attached once. */
export const seedArquivosDoRecurso = async (platform: Platform): Promise<number> => {
  const { db, config } = platform;
  if (config.isProducao)
    throw new SettingError('Os dados de demonstração não podem ser criados em produção.');
  const partes = await listPartesSemArquivo(db, hashDoEnvio(config, chaveDeEnvio(CASO)));
  for (const [indice, parte] of partes.entries()) {
    const { nome, texto } = arquivoDe(parte);
    const conteudo = Buffer.from(texto);
    const enviado = await receberArquivo(platform, {
      nomeArquivo: nome,
      conteudo,
      ordem: indice + 1,
      quem: { isConhecido: true, remetente: 'demonstracao' },
    });
    await db.transaction().execute((tx) =>
      anexarA(platform, tx, {
        enviados: [enviado],
        idManifestacao: parte.idManifestacao,
        cofre: null,
        vinculo: parte.isDecisao ? { idRespostaRecurso: parte.id } : { idRecurso: parte.id },
        agora: parte.quando,
      }),
    );
  }
  return partes.length;
};
