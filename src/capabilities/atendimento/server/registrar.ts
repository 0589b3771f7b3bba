import { anexarA, listAnexosDosAtendimentos } from '#capabilities/anexo/server/index.ts';
import { esperarDeNovo, findRespondidaEmTempo } from '#capabilities/complementacao/server/index.ts';
import type { EmNome } from '#capabilities/manifestacao/domain/em-nome.ts';
import {
  assinatura,
  type Caso,
  lockCasoDaEquipe,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { enforce } from '#kernel/verdict.ts';
import { hmacBytes } from '#server/crypto/secret.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { AtendimentoVisto, NovoAtendimento } from '../domain/atendimento.ts';
import { envioDeOutroCaso } from '../domain/atendimento-errors.ts';
import { atosDaPessoa, sabeDe } from '../domain/atos-da-pessoa.ts';
import { cabeNoBalcao, momentoDaChegada, podeAtender, podeTerChegado } from '../domain/pode-atender.ts';
import { atendimentoVistoDe } from './atendimento-presenter.ts';
import {
  type AtendimentoRow,
  findPorEnvio,
  insertAtendimento,
  lockEnvio,
  updateRecibo,
} from './atendimento-repository.ts';
import { eventoRespondido } from './evento-respondido.ts';
import { fazerOPedido } from './fazer-o-pedido.ts';
import { listRepresentantes, quemPediu } from './representantes.ts';

export const atendidoDe = ({ fatos, isPreservada }: Caso) => ({
  anonima: fatos.anonima,
  protegida: fatos.protegida,
  preservada: isPreservada,
  identidadeVisivel: fatos.identidadeVisivel,
});

const atendimentoVisto = async (
  tx: Db,
  caso: Caso,
  quem: QuemAge,
  row: AtendimentoRow,
): Promise<AtendimentoVisto> =>
  atendimentoVistoDe(row, {
    cartas: await listAnexosDosAtendimentos(tx, caso),
    representantes: await listRepresentantes(tx, caso, quem, diaGuardado(row.recebida_em)),
  });

/**
 * Does for a person what that person asked for at the desk, on the phone or by letter. The act is the person's own; the
 * record says how it came, when, and who typed it in.
 */
export const registrarAtendimento = (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
  novo: NovoAtendimento,
): Promise<AtendimentoVisto> =>
  platform.db.transaction().execute(async (tx) => {
    const { canal, pedido, carta, chaveEnvio, versao } = novo;
    const envioHash = hmacBytes(
      platform.config.keyFor('atendimento.envio'),
      `${quem.usuario?.idUsuario}:${chaveEnvio}`,
    );
    await lockEnvio(tx, envioHash);
    const caso = await lockCasoDaEquipe(platform, tx, quem, idManifestacao);
    const anterior = await findPorEnvio(tx, envioHash);
    if (anterior && anterior.id_manifestacao !== idManifestacao) throw envioDeOutroCaso();
    if (anterior) return atendimentoVisto(tx, caso, quem, anterior);

    const agora = platform.clock.now();
    const hoje = localDate(agora.getTime());
    const dito = novo.recebidaEm === null ? null : diaGuardado(novo.recebidaEm);
    const atendido = atendidoDe(caso);
    enforce(podeAtender(atendido));
    enforce(cabeNoBalcao(atendido, pedido.ato));
    const dia = dito ?? hoje;
    const evento = await eventoRespondido(tx, caso, pedido, dia);
    enforce(podeTerChegado({ canal, dia: dito, cartas: carta.length, hoje, evento }));

    const representante = await quemPediu(tx, caso, dia, novo.idRepresentacao);

    const idAtendimento = await insertAtendimento(tx, {
      id_manifestacao: idManifestacao,
      ato: pedido.ato,
      canal,
      recebida_em: toIsoDate(dia),
      id_representacao: novo.idRepresentacao,
      envio_hash: envioHash,
      ...assinatura(quem, caso),
      registrado_em: agora,
    });
    await anexarA(platform, tx, {
      enviados: carta,
      idManifestacao,
      cofre: caso.cofre,
      vinculo: { idAtendimento },
    });
    const emTempo = pedido.ato === 'complementar' ? await findRespondidaEmTempo(tx, caso, dia) : undefined;
    if (emTempo) await esperarDeNovo(tx, caso, emTempo.id);
    const emNome: EmNome = {
      idAtendimento,
      canal,
      dia,
      recebidaEm: momentoDaChegada(dia, agora),
      oQue: atosDaPessoa[pedido.ato].oQue,
      sabeDe: sabeDe[pedido.ato],
      ...(representante && { representante }),
      ...(emTempo && { alem: 'A resposta chegou no prazo: o arquivamento por falta dela deixou de valer.' }),
    };
    const recibo = await fazerOPedido(
      { platform, tx, quem: { ...quem, emNome }, idManifestacao, versao, chaveEnvio },
      pedido,
    );
    const row = await updateRecibo(tx, idAtendimento, recibo);
    return atendimentoVisto(tx, caso, quem, row);
  });
