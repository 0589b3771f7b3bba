import { agir, lockCasoVisivel, type QuemAge } from '#capabilities/manifestacao/server/index.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import { emTransacao } from '#server/ciclo/ciclo.ts';
import { hmacBytes } from '#server/crypto/secret.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { denunciarDescumprimento as ato } from '../domain/denunciar-descumprimento.ato.ts';
import type { ContraOQue } from '../domain/descumprimento.ts';
import { envioDeOutraDenuncia, outraPromessa } from '../domain/descumprimento-errors.ts';
import { type DenunciaRow, findDenunciaPorEnvio } from './descumprimento-repository.ts';
import { nomeDoOrgao } from './destino-do-caso.ts';
import { caminhoDaDenuncia, levarAoControle } from './levar-ao-controle.ts';
import { promessaDoCaso } from './promessa-do-caso.ts';

export interface NovaDenuncia {
  readonly chaveEnvio: string;
  readonly idManifestacao: number;
  /** Left out: what was last granted. */
  readonly contra?: ContraOQue;
  readonly texto: string;
}

interface Recibo {
  readonly idDenuncia: number;
  readonly quemDecide: string;
  readonly prazo: string;
}

const reciboDe = (row: DenunciaRow): Recibo => ({
  idDenuncia: row.id,
  quemDecide: nomeDoOrgao({ sigla: row.sigla_destino, nome: row.nome_destino }),
  prazo: row.prazo,
});

/** Reports a promise that was not kept to the office that monitors, once per promised day. */
export const denunciar = (
  platform: Platform,
  quem: QuemAge,
  nova: NovaDenuncia,
  /** The caller's transaction, where it does more than this. */
  db: Db = platform.db,
): Promise<Recibo> =>
  emTransacao(db, async (tx) => {
    const { idManifestacao, contra, texto } = nova;
    const envioHash = hmacBytes(platform.config.keyFor('descumprimento.envio'), nova.chaveEnvio);
    // Locked before the lookup: of two submissions at once the second finds what the first wrote.
    const { relacao } = await lockCasoVisivel(platform, tx, quem, idManifestacao);
    const anterior = await findDenunciaPorEnvio(tx, envioHash);
    if (anterior && (anterior.id_manifestacao !== idManifestacao || relacao !== 'manifestante')) {
      throw envioDeOutraDenuncia();
    }
    if (anterior) return reciboDe(anterior);
    return agir(
      platform,
      quem,
      { idManifestacao },
      ato,
      async ({ caso, agora }) => {
        const promessa = await promessaDoCaso(tx, caso, agora);
        if (!promessa || (contra && promessa.contra !== contra)) {
          throw outraPromessa(promessa?.contra ?? 'resposta');
        }
        const { idDenuncia, orgaoDestino, variaveis, destino, prazo } = await levarAoControle(
          platform,
          { tx, caso, agora },
          {
            tipo: 'descumprimento',
            promessa: {
              id: promessa.idPromessa,
              id_recurso: promessa.idRecurso,
              prazo: promessa.dataEntrega,
            },
            idEntrega: null,
            texto,
            envioHash,
          },
        );
        const caminho = caminhoDaDenuncia(idDenuncia);
        const oQue = promessa.instancia ? `a decisão (${promessa.instancia})` : 'a resposta';
        return {
          informacoes: `Denunciou que ${oQue} não foi cumprida até ${formatData(diaGuardado(promessa.dataEntrega))}. Quem decide é ${orgaoDestino}, até ${variaveis.prazo}.`,
          detalhes: { idDenuncia, idRecurso: promessa.idRecurso },
          avisos: [
            { evento: 'descumprimento.registrada', variaveis },
            {
              evento: 'descumprimento.recebida',
              variaveis,
              caminho,
              orgao: destino.email,
              idOrgaoAvisado: destino.id,
            },
            // If the office itself has the last word, it was already notified as the one that
            // decides.
            ...(destino.id === caso.row.id_ouvidoria
              ? []
              : [{ evento: 'descumprimento.denunciado', variaveis, caminho } as const]),
          ],
          resultado: { idDenuncia, quemDecide: orgaoDestino, prazo },
        };
      },
      { db: tx },
    );
  });
