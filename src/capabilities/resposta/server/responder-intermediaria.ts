import { anexarA } from '#capabilities/anexo/server/index.ts';
import { TipoResposta } from '#capabilities/conteudo-da-resposta/domain/resposta.ts';
import { assinatura, faz } from '#capabilities/manifestacao/server/index.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import { todas } from '#server/db/todas.ts';
import { responderIntermediaria as ato } from '../domain/responder-intermediaria.ato.ts';
import { deleteRascunho } from './rascunho-resposta-repository.ts';
import { insertResposta } from './resposta-repository.ts';

/** An interim answer: the case stays open and its deadline keeps running. */
export const responderIntermediaria = faz(
  ato,
  async ({ platform, quem, tx, caso, agora }, { texto, anexos }) => {
    const { row } = caso;
    const autor = assinatura(quem, caso);
    const inserindo = insertResposta(tx, {
      id_manifestacao: row.id,
      id_tipo_resposta: TipoResposta.intermediaria,
      ...caso.guardarTexto(texto),
      id_ouvidoria: row.id_ouvidoria,
      ...autor,
      registrada_em: agora,
    });
    const [idResposta] = await todas([
      inserindo,
      deleteRascunho(tx, { idManifestacao: row.id, idUsuario: autor.id_responsavel }),
    ]);
    await anexarA(platform, tx, {
      enviados: anexos,
      idManifestacao: row.id,
      cofre: caso.cofre,
      vinculo: { idResposta },
    });
    const prazo = formatData(diaGuardado(row.prazo));
    return {
      informacoes: `O órgão enviou uma resposta intermediária. A resposta final deve chegar até ${prazo}.`,
      detalhes: { idResposta },
      avisos: [{ evento: 'manifestacao.resposta-intermediaria', variaveis: { prazo } }],
      resultado: { idResposta },
    };
  },
);
