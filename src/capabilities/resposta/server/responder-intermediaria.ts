import type { AnexoEnviado } from '#capabilities/anexo/domain/anexo.ts';
import { anexarA } from '#capabilities/anexo/server/index.ts';
import { diaGuardado } from '#capabilities/manifestacao/domain/dia-guardado.ts';
import { agir, assinatura, type CasoVisto, type QuemAge } from '#capabilities/manifestacao/server/index.ts';
import { formatData } from '#kernel/texto.ts';
import type { Platform } from '#server/platform.ts';
import { responderIntermediaria as ato } from '../domain/responder-intermediaria.ato.ts';
import { TipoResposta } from '../domain/resposta.ts';
import { deleteRascunho } from './rascunho-resposta-repository.ts';
import { insertResposta } from './resposta-repository.ts';

export interface RespostaIntermediaria {
  readonly texto: string;
  readonly anexos: readonly AnexoEnviado[];
}

/** News on the way: nothing ends and the term runs on. */
export const responderIntermediaria = (
  platform: Platform,
  quem: QuemAge,
  alvo: CasoVisto,
  { texto, anexos }: RespostaIntermediaria,
): Promise<{ idResposta: number }> =>
  agir(platform, quem, alvo, ato, async ({ tx, caso, agora }) => {
    const { row } = caso;
    const autor = assinatura(quem, caso);
    const idResposta = await insertResposta(tx, {
      id_manifestacao: row.id,
      id_tipo_resposta: TipoResposta.intermediaria,
      ...caso.guardarTexto(texto),
      id_ouvidoria: row.id_ouvidoria,
      ...autor,
      registrada_em: agora,
    });
    await anexarA(platform, tx, {
      enviados: anexos,
      idManifestacao: row.id,
      cofre: caso.cofre,
      vinculo: { idResposta },
    });
    await deleteRascunho(tx, { idManifestacao: row.id, idUsuario: autor.id_responsavel });
    const prazo = formatData(diaGuardado(row.prazo));
    return {
      informacoes: `O órgão enviou uma resposta intermediária. A resposta final deve chegar até ${prazo}.`,
      detalhes: { idResposta },
      avisos: [{ evento: 'manifestacao.resposta-intermediaria', variaveis: { prazo } }],
      resultado: { idResposta },
    };
  });
