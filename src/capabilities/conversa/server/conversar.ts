import { alertar } from '#capabilities/alerta/server/index.ts';
import { anexarA } from '#capabilities/anexo/server/index.ts';
import { MANIFESTANTE } from '#capabilities/manifestacao/domain/historico.ts';
import { faz } from '#capabilities/manifestacao/server/index.ts';
import { Perfil } from '#kernel/perfil.ts';
import { enforce } from '#kernel/verdict.ts';
import { isRepetida, mensagemRepetida, podeEscrever } from '../domain/conversa.ts';
import { conversar as ato } from '../domain/conversar.ato.ts';
import { findUltimaMensagem, insertMensagem } from './mensagem-repository.ts';

/** Adds a message to the anonymous conversation: sealed, and only the office is notified. */
export const conversar = faz(ato, async ({ platform, tx, caso, agora, quem }, { texto, anexos }) => {
  const idManifestacao = caso.row.id;
  enforce(podeEscrever(caso.relacao, quem.usuario?.idPerfil ?? Perfil.publico));
  const doManifestante = caso.relacao === 'manifestante';
  const ultima = await findUltimaMensagem(tx, idManifestacao);
  const anterior = ultima
    ? {
        doManifestante: ultima.do_manifestante,
        texto: caso.readTexto(ultima),
        enviadaEm: ultima.enviada_em.getTime(),
      }
    : null;
  if (isRepetida(anterior, { doManifestante, texto, enviadaEm: agora.getTime() })) throw mensagemRepetida();
  const idMensagem = await insertMensagem(tx, {
    id_manifestacao: idManifestacao,
    do_manifestante: doManifestante,
    autor: doManifestante ? MANIFESTANTE : `${quem.usuario?.nome} (${caso.row.sigla_ouvidoria})`,
    id_usuario: doManifestante ? null : (quem.usuario?.idUsuario ?? null),
    ...caso.guardarTexto(texto),
    enviada_em: agora,
  });
  await anexarA(platform, tx, {
    enviados: anexos,
    idManifestacao,
    cofre: caso.cofre,
    vinculo: { idMensagem },
  });
  if (doManifestante) {
    await alertar(tx, {
      tipo: 'mensagem',
      idManifestacao,
      chave: `mensagem:${idMensagem}`,
      agora,
      para: 'quem-cuida',
    });
  }
  return {
    informacoes: doManifestante
      ? 'Quem registrou enviou uma mensagem ao órgão.'
      : 'O órgão enviou uma mensagem a quem registrou.',
    detalhes: { idMensagem },
    avisos: doManifestante ? [{ evento: 'manifestacao.mensagem-do-manifestante' }] : [],
    resultado: undefined,
  };
});
