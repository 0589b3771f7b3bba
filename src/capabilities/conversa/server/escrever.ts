import { alertar } from '#capabilities/alerta/server/index.ts';
import type { AnexoEnviado } from '#capabilities/anexo/domain/anexo.ts';
import { anexarA } from '#capabilities/anexo/server/index.ts';
import { MANIFESTANTE } from '#capabilities/manifestacao/domain/historico.ts';
import type { NoAto, QuemAge } from '#capabilities/manifestacao/server/index.ts';
import type { Platform } from '#server/platform.ts';
import { isRepetida, mensagemRepetida } from '../domain/conversa.ts';
import { findUltimaMensagem, insertMensagem } from './mensagem-repository.ts';

interface Escrita {
  readonly texto: string;
  readonly anexos: readonly AnexoEnviado[];
}

/** One more message in the thread of a case, sealed where the case is; the office is alerted, and the areas that have the case. */
export const escrever = async (
  { platform, tx, caso, agora, quem }: NoAto & { readonly platform: Platform; readonly quem: QuemAge },
  { texto, anexos }: Escrita,
): Promise<number> => {
  const idManifestacao = caso.row.id;
  const doManifestante = caso.relacao === 'manifestante';
  const ultima = await findUltimaMensagem(tx, idManifestacao);
  const anterior = ultima
    ? {
        doManifestante: ultima.do_manifestante,
        texto: caso.readTexto(ultima),
        enviadaEm: caso.readMomento(ultima.enviada_em, ultima.momento_cifrado).getTime(),
      }
    : null;
  if (isRepetida(anterior, { doManifestante, texto, enviadaEm: platform.clock.now().getTime() }))
    throw mensagemRepetida();
  const idMensagem = await insertMensagem(tx, {
    id_manifestacao: idManifestacao,
    do_manifestante: doManifestante,
    autor: doManifestante ? MANIFESTANTE : `${quem.usuario?.nome} (${caso.row.sigla_ouvidoria})`,
    id_usuario: doManifestante ? null : (quem.usuario?.idUsuario ?? null),
    ...caso.guardarTexto(texto),
    enviada_em: agora,
    momento_cifrado: caso.selarMomento(platform.clock.now()),
  });
  await anexarA(platform, tx, {
    enviados: anexos,
    idManifestacao,
    cofre: caso.cofre,
    vinculo: { idMensagem },
    agora,
  });
  if (doManifestante) {
    await alertar(tx, {
      tipo: 'mensagem',
      idManifestacao,
      chave: `mensagem:${idMensagem}`,
      agora,
      para: 'quem-cuida',
    });
    // Those whom a denúncia is about may sit in the area: the minute of a message would tell them who was writing.
    if (!caso.fatos.protegida) {
      await alertar(tx, {
        tipo: 'acrescimo-na-area',
        idManifestacao,
        chave: `acrescimo-na-area:${idMensagem}`,
        agora,
        para: 'areas',
      });
    }
  }
  return idMensagem;
};
